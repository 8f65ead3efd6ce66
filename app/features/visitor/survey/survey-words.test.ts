import { expect, it } from "vitest";
import { collectTexts } from "../../../../tests/support/recommendation";
import { STEPS } from "~/contract/survey/field-declaration";
import { listHelpTopics } from "./help";
import { stepWords } from "~/words/survey/steps";

it("asks and helps in sentences under 20 words, without exclamation marks", () => {
  const help = STEPS.flatMap((step) => listHelpTopics(step, true));
  const sentences = collectTexts([stepWords, help]).flatMap((text) => text.split(/(?<=[.?:]) /));
  expect(sentences.filter((sentence) => sentence.split(" ").length >= 20)).toEqual([]);
  expect(sentences.filter((sentence) => sentence.includes("!"))).toEqual([]);
});
