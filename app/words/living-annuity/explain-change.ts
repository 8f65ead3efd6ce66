/** The change since an earlier check, and its causes: markets, the income drawn, and age. */
import type { CheckedAnnuity } from "~/contract/living-annuity/check-operations";
import type { KeptCheck } from "~/contract/living-annuity/kept-checks";
import { formatTens, writeDate } from "../plan/write-figures";
import type { CheckedPerson, CheckFacts } from "./check-facts";
import { hadLasting } from "./list-earlier-checks";

export type ChangeView = {
  title: string;
  sentences: readonly string[];
  rows: readonly { name: string; value: string }[];
};

/** The smallest difference that is mentioned, in rand a month. */
const NOTICED = 10;

const isNoticed = (amount: number) => Math.abs(amount) >= NOTICED;
const writeTens = (amount: number) => formatTens(Math.abs(amount));

/** @returns undefined without an earlier check, and where the law's least stands in the place of what lasts */
export function explainChange(
  { asked, answer, isSure, person }: CheckFacts,
  before: KeptCheck,
): ChangeView | undefined {
  const { change } = answer;
  if (!change || !isSure || !hadLasting(before)) return undefined;
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
      { name: nameDrawn(drawn, person), value: writeDifference(drawn) },
      { name: nameOlder(asked, { before, person }), value: writeDifference(older) },
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

/** Only what was drawn since the last anniversary counts, when the income could be chosen again. */
function nameDrawn(drawn: number, { object, verb }: CheckedPerson): string {
  if (!isNoticed(drawn)) return `What ${object} drew`;
  return `Since ${verb("your", "the")} year began ${object} drew ${drawn > 0 ? "less" : "more"} than lasts`;
}

/** The cause “being older” includes every other answer that changed. */
function nameOlder(
  asked: CheckedAnnuity,
  { before, person }: { before: KeptCheck; person: CheckedPerson },
): string {
  const isSame = ELSE.every((field) => JSON.stringify(asked[field]) === JSON.stringify(before.asked[field]));
  const older = `${person.subject} ${person.verb("are", "is")} older`;
  return isSame ? older : `${older}, and other answers changed`;
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
