import { expect, it } from "vitest";
import { collectTexts, plain } from "../../../tests/support/recommendation";
import { speakOf } from "../plan/speak-of";
import { describeGrant } from "./describe-grant";

const GRANT = { fromAge: 60, most: 2_400, incomeLimitPerMonth: 9_350, assetsLimit: 1_584_000 };

it("the grant says what an income and what cash count as, and is never worked out", () => {
  const { title, rows, note, sentences } = describeGrant(GRANT, { age: 62, perMonth: 780, inHand: 108_000 });
  expect(title).toBe("You may get the older person’s grant as well");
  expect(rows.map((row) => row.map(plain))).toEqual([
    ["Counts as income, limit about R9 350 a month", "R780", "nothing"],
    ["Counts as what you own, limit about R1 584 000", "nothing", "R108 000"],
    ["What it does to the grant", "May make it smaller", "Nothing, below the limit"],
  ]);
  expect(sentences.join(" ")).toContain("Either choice is below both limits");
  expect(note).toContain("We do not work out the grant");
});

it("the grant is of a later age for those who are younger, and there is none above its limits", () => {
  expect(describeGrant(GRANT, { age: 56, perMonth: 780, inHand: 0 }).title).toMatch(/^From 60 you may/);
  const above = describeGrant(GRANT, { age: 62, perMonth: 9_400, inHand: 1_600_000 });
  expect(above.sentences.join(" ")).not.toContain("below both limits");
  expect(above.rows[2]).toContain("There is none above the limit");
});

it("the grant is a client’s by name for their adviser, and never “yours”", () => {
  const figures = { age: 62, perMonth: 780, inHand: 108_000 };
  const grant = describeGrant(GRANT, figures, speakOf({ clientName: "Thandi" }));
  expect(grant.title).toBe("Thandi may get the older person’s grant as well");
  expect(grant.sentences).toContain("It depends on what Thandi earns and on what they own.");
  expect(collectTexts(grant).join(" ")).not.toMatch(/\byou(r|rs)?\b/i);
});
