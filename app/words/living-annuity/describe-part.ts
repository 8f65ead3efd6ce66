/** The effect of turning a part of a living annuity into a life annuity. */
import { formatRand } from "~/base/money";
import { ageOn, parseDayMonthYear } from "~/base/date";
import type { CheckAnswer } from "~/contract/living-annuity/check-operations";
import { formatProjection, formatTens } from "../plan/write-figures";
import { sayDate, type CheckFacts } from "./check-facts";
import { SEX_NAMES } from "./check-questions";

type Part = CheckAnswer["life_annuity"]["parts"][number];

/** The age for which the table shows the remaining capital. */
const LEFT_AT = 85;

/** The oldest age at which a plan recommends a life annuity. */
const LATEST_PRICED_AGE = 85;

const PART_NAMES: Record<number, string> = {
  0: "None of it",
  25: "A quarter",
  50: "Half",
  75: "Three quarters",
  100: "All of it",
};

/** Names a part at the beginning of a sentence. */
export function nameShareTurned(percent: number): string {
  return PART_NAMES[percent] ?? `${percent}%`;
}

/** The part used as the page's example: half, or all where the law does not allow half. */
export function findToldPart({ answer: { life_annuity } }: CheckFacts): Part {
  const told = life_annuity.parts.find(({ perct }) => perct === 50) ?? life_annuity.parts.at(-1);
  if (!told) throw new Error("a check without parts");
  return told;
}

export type PartView = {
  title: string;
  sentences: readonly string[];
  caption: string;
  heads: readonly string[];
  rows: readonly { name: string; filled: number; total: number; cells: readonly string[] }[];
  notes: string;
};

export function describePart(facts: CheckFacts): PartView {
  const { life_annuity: life, assumed } = facts.answer;
  const { person } = facts;
  const told = findToldPart(facts);
  const maySplit = life.parts.some(({ perct }) => perct > 0 && perct < 100);
  const ageLeft = told.left.find(({ age }) => age === LEFT_AT) ?? told.left[0];
  return {
    title: `${nameShareTurned(told.perct)} in a life annuity would pay ${formatTens(told.monthly_income)}`,
    sentences: [
      `A life annuity pays for as long as ${person.object} ${person.verb("live", "lives")} and rises with prices.`,
      sayEnd(facts),
      maySplit
        ? `The rest stays in ${person.verb("your", "the")} living annuity. From it ${person.object} would draw ${facts.isSure ? "what lasts" : "the least that the law allows"}.`
        : `${person.verb("Yours", "It")} is too small to split: each of the two would have to be worth more than ${formatRand(life.least_price)}.`,
    ],
    caption: "Rand a month, today’s rand, before tax",
    heads: ["In a life annuity", "A month", "Of it, always", ...(ageLeft ? [`Left at ${ageLeft.age}`] : [])],
    rows: life.parts.map((part) => ({
      name: nameShareTurned(part.perct),
      filled: part.guaranteed_monthly_income,
      total: part.monthly_income,
      cells: [
        formatTens(part.monthly_income),
        sayAmount(part.guaranteed_monthly_income, formatTens),
        ...(ageLeft ? [sayLeft(part, ageLeft.age)] : []),
      ],
    })),
    notes: [
      "Filled: guaranteed for life. Open: follows markets.",
      `Prices of life annuities are of ${sayDate(assumed.prices_as_of)}, for ${sayWho(facts)}. The real price is an insurer’s quote.`,
      ...(ageThen(facts) > LATEST_PRICED_AGE ? ["Not every insurer sells one at this age."] : []),
      ...(maySplit ? [`Each of the two must be worth more than ${formatRand(life.least_price)}.`] : []),
    ].join(" "),
  };
}

/** Says that a life annuity is for good, and what it leaves at death. */
function sayEnd({ answer: { life_annuity }, asked, person }: CheckFacts): string {
  const years = life_annuity.guarantee_period_years;
  const partner = asked.partner_dob
    ? `${person.verb("Your", "The")} partner then gets ${Math.round(life_annuity.partner_perct)}% of it for life. `
    : "";
  const died = asked.partner_dob
    ? person.verb("you have both died", "both have died")
    : `${person.object} ${person.verb("have", "has")} died`;
  const guaranteed =
    years > 1 ? ` and ${years} years have passed` : years === 1 ? " and a year has passed" : "";
  return `${partner}Nothing is left once ${died}${guaranteed}. This choice cannot be undone.`;
}

function sayAmount(amount: number, format: (amount: number) => string): string {
  return Math.round(amount) === 0 ? "nothing" : format(amount);
}

function sayLeft({ left }: Part, age: number): string {
  return sayAmount(left.find((one) => one.age === age)?.expected ?? 0, formatProjection);
}

/** The person whom the price is for. */
function sayWho(facts: CheckFacts): string {
  const { gender, partner_dob } = facts.asked;
  return `a ${SEX_NAMES[gender]} of ${ageThen(facts)}${partner_dob ? " and a partner" : ""}`;
}

/** Their age when its year begins, for which the life annuity is priced. */
function ageThen({ asked, answer }: CheckFacts): number {
  const [born, day] = [asked.dob, answer.year_begins].map(parseDayMonthYear);
  if (!born || !day) throw new Error("a check without its days");
  return ageOn(born, day);
}
