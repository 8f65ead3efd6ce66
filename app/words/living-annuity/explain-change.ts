/** What changed since an earlier check, and why: by markets, by what was drawn, and by being older. */
import type { CheckAnswer, CheckedAnnuity } from "~/contract/living-annuity/check-operations";
import type { KeptCheck } from "~/contract/living-annuity/kept-checks";
import { formatTens, writeDate } from "../plan/write-figures";
import { gatherCheck } from "./check-facts";
import { hadLasting } from "./list-earlier-checks";

export type ChangeView = {
  title: string;
  sentences: readonly string[];
  rows: readonly { name: string; value: string }[];
};

/** Amounts a month that differ by less do not differ to whoever lives on them. */
const NOTICED = 10;

const isNoticed = (amount: number) => Math.abs(amount) >= NOTICED;
const writeTens = (amount: number) => formatTens(Math.abs(amount));

/**
 * Says it.
 * @returns undefined where the check was not held against an earlier one, or the law's least stands in the place of what lasts
 */
export function explainChange(
  asked: CheckedAnnuity,
  answer: CheckAnswer,
  before: KeptCheck,
): ChangeView | undefined {
  const { change } = answer;
  if (!change || !gatherCheck(asked, answer).isSure || !hadLasting(before)) return undefined;
  const { lasting_before, lasting_now, markets, drawn, older } = change;
  const difference = lasting_now - lasting_before;
  const day = writeDate(before.checked_on);
  return {
    title: sayTitle(difference, day),
    sentences: [
      `On ${day} about ${writeTens(lasting_before)} a month would have lasted, in today’s rand. Now it is about ${writeTens(lasting_now)}.`,
      "These are the reasons. Together they make the difference.",
    ],
    rows: [
      { name: nameMarkets(markets), value: writeDifference(markets) },
      { name: nameDrawn(drawn), value: writeDifference(drawn) },
      { name: nameOlder(asked, before), value: writeDifference(older) },
    ],
  };
}

function sayTitle(difference: number, day: string): string {
  if (!isNoticed(difference)) return `As much lasts as on ${day}`;
  return `${writeTens(difference)} a month ${difference > 0 ? "more" : "less"} lasts than on ${day}`;
}

function writeDifference(amount: number): string {
  return isNoticed(amount) ? `${writeTens(amount)} ${amount > 0 ? "more" : "less"}` : "no change";
}

function nameMarkets(markets: number): string {
  if (!isNoticed(markets)) return "Markets went as expected";
  return `Markets went ${markets > 0 ? "better" : "worse"} than expected`;
}

/** It counts from the day on which the income could be chosen again. */
function nameDrawn(drawn: number): string {
  if (!isNoticed(drawn)) return "What you drew";
  return `Since your year began you drew ${drawn > 0 ? "less" : "more"} than lasts`;
}

/** Whatever else was answered in another way counts as being older. */
function nameOlder(asked: CheckedAnnuity, { asked: earlier }: KeptCheck): string {
  const isSame = ELSE.every((field) => JSON.stringify(asked[field]) === JSON.stringify(earlier[field]));
  return isSame ? "You are older" : "You are older, and other answers changed";
}

const ELSE = [
  "dob",
  "gender",
  "anniversary_month",
  "annual_cost_perct",
  "partner_dob",
  "partner_gender",
  "mix",
  "own_mix",
] as const satisfies readonly (keyof CheckedAnnuity)[];
