import { expect, it } from "vitest";
import { collectTexts, plain } from "../../../tests/support/recommendation";
import { speakOf } from "./speak-of";
import { describeGrant, sayGrant } from "./describe-grant";

const GRANT = { fromAge: 60, most: 2_400, incomeLimitPerMonth: 9_350, assetsLimit: 1_584_000 };
const WHOLE = { full: 2_400, low: 2_400, high: 2_400 };

/** An income of R780, or R108 000 in hand with expected earnings of R700 a month. */
const FIGURES = {
  age: 62,
  forLife: { incomePerMonth: 780, assets: 0, range: WHOLE },
  inCash: { incomePerMonth: 700, assets: 108_000, range: { full: 2_400, low: 1_430, high: 2_400 } },
};

it("the grant says what an income and what cash count as, and the range that each leaves", () => {
  const { title, rows, note } = describeGrant(GRANT, FIGURES);
  expect(title).toBe("You may get the older person’s grant as well");
  expect(rows.map((row) => row.map(plain))).toEqual([
    ["Counts as income, limit about R9 350 a month", "R780", "R700"],
    ["Counts as what you own, limit about R1 584 000", "nothing", "R108 000"],
    ["What the grant may be a month", "about R2 400", "about R1 430 to R2 400"],
  ]);
  expect(note).toContain("Two readings of the published rules give the range. SASSA decides");
  const same = { ...FIGURES, inCash: { ...FIGURES.inCash, range: WHOLE } };
  expect(describeGrant(GRANT, same).note).toMatch(/is expected to earn\. SASSA decides/);
});

it("the grant is of a later age for those who are younger, and there is none above its limits", () => {
  expect(describeGrant(GRANT, { ...FIGURES, age: 56 }).title).toMatch(/^From 60 you may/);
  const inCash = { incomePerMonth: 9_900, assets: 1_600_000, range: null };
  expect(describeGrant(GRANT, { ...FIGURES, inCash }).rows[2]).toContain("nothing, above a limit");
  const little = { ...FIGURES.inCash, range: { full: 2_400, low: 0, high: 1_350 } };
  expect(describeGrant(GRANT, { ...FIGURES, inCash: little }).rows[2]).toContain("perhaps a part of it");
});

it("the grant is a client’s by name for their adviser, and never “yours”", () => {
  const grant = describeGrant(GRANT, FIGURES, speakOf({ clientName: "Thandi" }));
  expect(grant.title).toBe("Thandi may get the older person’s grant as well");
  expect(grant.sentences).toContain("It depends on what Thandi earns and on what they own.");
  expect(collectTexts(grant).join(" ")).not.toMatch(/\byou(r|rs)?\b/i);
});

it("the grant is told in a sentence, as a range, whole or perhaps in part", () => {
  const say = (low: number, high: number, age = 62) =>
    plain(sayGrant({ full: 2_400, low, high }, { fromAge: 60, age, you: "you", You: "You" }));
  expect(say(1_430, 2_400)).toBe(
    "You may be due about R1 430 to R2 400 a month of the older person’s grant. SASSA decides.",
  );
  expect(say(2_400, 2_400)).toBe(
    "You may be due the older person’s grant, about R2 400 a month. SASSA decides.",
  );
  expect(say(0, 1_350)).toBe("You may be due a part of the older person’s grant. SASSA decides.");
  expect(say(1_430, 2_400, 57)).toMatch(/^From 60 you may be due about R1 430/);
});
