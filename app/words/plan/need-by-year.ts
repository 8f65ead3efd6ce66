/** The sources that meet a need over the years, where other incomes have dates. */
import { formatRand } from "~/base/money";
import { findIncomeRange } from "~/contract/plan/adjust-needs";
import type { WireNeedOfYear } from "~/contract/plan/income-need";
import type { PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";

/** Later years are not described. */
export const LAST_TOLD_AGE = 95;
const LATER_AGE = 90;

/** The smallest difference, in rand a month, that gets a sentence. */
const WORTH_TELLING = 100;

const isShort = ({ over_or_short: over }: WireNeedOfYear) => over <= -0.5;

const writeShort = ({ over_or_short: over }: WireNeedOfYear) => formatRand(-over);

/** The years in which something changes, up to `LAST_TOLD_AGE`. */
export function listNeedRows({ common }: PlanFacts): WireNeedOfYear[] {
  return (common.income_need?.by_year ?? []).filter(({ age }) => age <= LAST_TOLD_AGE);
}

/** Says how much of a need other income pays at first, and from which age the plan is short, while all live. */
export function sayNeedByYear(facts: PlanFacts): string[] {
  const { plan } = facts;
  const [first] = listNeedRows(facts);
  if (!first || !(plan.other_incomes?.length || plan.other_taxable_income_until)) return [];
  const { they } = speakOf(facts);
  const others = `Other income pays ${formatRand(first.other_incomes_after_tax)} a month`;
  return [
    first.gross_from_plan === 0
      ? `${others} at first, after its tax: all that ${they} need.`
      : `${others} of what ${they} need at first, after its tax.`,
    ...sayTurn(facts),
  ];
}

/** Says whether a need is met at first, and from which age that changes, while all live. */
export function sayShortYears(facts: PlanFacts): string[] {
  const [first] = listNeedRows(facts);
  const { You, does } = speakOf(facts);
  const atFirst =
    first && isShort(first) ? [`**${You} ${does("are")} ${writeShort(first)} a month short at first.**`] : [];
  return [...atFirst, ...sayTurn(facts)];
}

const hasLevelIncome = ({ plan }: PlanFacts) =>
  (plan.other_incomes ?? []).some(({ increase, until }) => increase === "level" && !until);

function sayTurn(facts: PlanFacts): string[] {
  const rows = listNeedRows(facts);
  const [first] = rows;
  if (!first) return [];
  const { you, their, does } = speakOf(facts);
  const why = hasLevelIncome(facts) ? ", because what stays level buys less each year" : "";
  const turn = rows.find((row) => isShort(row) !== isShort(first));
  const back = turn && rows.find((row) => row.age > turn.age && isShort(row) === isShort(first));
  const sayShortFrom = (from: WireNeedOfYear, more: string) =>
    `**From ${from.age} ${you} ${does("are")} ${writeShort(from)} a month short${more}.**`;
  const later = rows.filter(({ age }) => age <= LATER_AGE).at(-1);
  const grows = (from: WireNeedOfYear) =>
    later && from.over_or_short - later.over_or_short >= WORTH_TELLING ? later : undefined;
  if (isShort(first)) {
    if (turn && back) return [`From ${turn.age} on nothing is short. ${sayShortFrom(back, " again")}`];
    if (turn) return [`From ${turn.age} on nothing is short while this income lasts.`];
    const worse = grows(first);
    return worse
      ? [`**At ${LATER_AGE} ${you} ${does("are")} ${writeShort(worse)} a month short${why}.**`]
      : [];
  }
  if (!turn) return [`To ${LAST_TOLD_AGE} ${their} need is met in every year in which this income lasts.`];
  if (back) return [sayShortFrom(turn, `, until ${back.age}`)];
  const worse = grows(turn);
  return [`${sayShortFrom(turn, "")}${worse ? ` At ${LATER_AGE} it is ${writeShort(worse)}${why}.` : ""}`];
}

/** Drawing less first: its effect, and the label of the button that chooses it. */
export type LessFirstView = { heading: string; sentences: readonly string[]; press: string };

/** Describes drawing less first; undefined unless an own income ends some years after retirement. */
export function describeLessFirst(facts: PlanFacts): LessFirstView | undefined {
  const { common, income, recommendation } = facts;
  const later = common.later_income;
  if (!later) return undefined;
  const least = Math.round(findIncomeRange(recommendation).minimum);
  const isInStep = least > Math.round(later.monthly_income_until_then);
  return {
    heading: "Drawing less first",
    sentences: [
      ...sayLaterIncome(facts),
      `As it stands, this plan pays ${formatRand(income.total)} a month from the start. All before tax, in today’s rand.`,
      ...(isInStep
        ? [
            `The least that can be chosen here is ${formatRand(least)}, because the unit trust is drawn as well: then somewhat less lasts later.`,
          ]
        : []),
    ],
    press: `Choose ${formatRand(least)}, the least`,
  };
}

/** Describes the effect of drawing only the minimum until an own income ends. */
export function sayLaterIncome({ common }: PlanFacts): string[] {
  const later = common.later_income;
  if (!later) return [];
  return [
    `If only the least is drawn until ${later.from_age}, ${formatRand(later.monthly_income_until_then)} a month at first, ${formatRand(later.monthly_income_from_then)} a month lasts as surely from then on.`,
  ];
}
