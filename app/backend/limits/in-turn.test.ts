import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { doInTurn } from "./in-turn";

test("one person's work is done one piece after another, whether or not it succeeds, and another's beside it", async () => {
  const notes: string[] = [];
  const work =
    (name: string, milliseconds: number, fails = false) =>
    async () => {
      notes.push(`${name} begins`);
      await sleep(milliseconds);
      notes.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const answers = await Promise.allSettled([
    doInTurn("one", work("first", 30, true)),
    doInTurn("one", work("second", 0)),
    doInTurn("another", work("beside", 0)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(notes.indexOf("first ends")).toBeLessThan(notes.indexOf("second begins"));
  expect(notes.indexOf("beside ends")).toBeLessThan(notes.indexOf("first ends"));
});
