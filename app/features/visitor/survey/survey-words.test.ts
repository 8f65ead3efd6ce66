import { expect, it } from "vitest";
import { collectTexts } from "../../../../tests/support/recommendation";
import { helpTopics } from "./help";
import { stepWords } from "~/words/survey/steps";

it("asks and helps in sentences under 20 words, without exclamation marks", () => {
  const sentences = collectTexts([stepWords, helpTopics]).flatMap((text) => text.split(/(?<=[.?:]) /));
  expect(sentences.filter((sentence) => sentence.split(" ").length >= 20)).toEqual([]);
  expect(sentences.filter((sentence) => sentence.includes("!"))).toEqual([]);
});
