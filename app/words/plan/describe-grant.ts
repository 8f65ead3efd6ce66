import { formatRand } from "~/base/money";
import { speakOf } from "./speak-of";
import { formatTens } from "./write-figures";

/** The older person's grant: amounts for one person, today's rand. */
type Grant = { fromAge: number; most: number; incomeLimitPerMonth: number; assetsLimit: number };

/** A choice's income and assets in the means test, and the resulting range; `null` above a limit. */
type Choice = { incomePerMonth: number; assets: number; range: Range | null };

/** Rand a month, by two readings of the rules. */
type Range = { full: number; low: number; high: number };

/** The effect of each choice on the grant. */
export type GrantView = {
  title: string;
  sentences: readonly string[];
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  note: string;
};

/** A smaller amount counts as nothing, since amounts are rounded to ten rand. */
const NOTHING_RAND = 5;

/** The range alone; no amounts where the lower reading leaves nothing. */
function sayRange({ low, high }: Range): string {
  if (low < NOTHING_RAND) return "perhaps a part of it";
  const [from, to] = [formatTens(low), formatTens(high)];
  return from === to ? `about ${to}` : `about ${from} to ${to}`;
}

/**
 * Says how much of the grant a person may be due.
 * @param age completed years; younger people may get it later
 */
export function sayGrant(
  range: Range,
  { fromAge, age, you, You }: { fromAge: number; age: number; you: string; You: string },
): string {
  const name = age >= fromAge ? You : `From ${fromAge} ${you}`;
  const grant = "the older person’s grant";
  if (range.low < NOTHING_RAND) return `${name} may be due a part of ${grant}. SASSA decides.`;
  return range.low === range.full
    ? `${name} may be due ${grant}, ${sayRange(range)} a month. SASSA decides.`
    : `${name} may be due ${sayRange(range)} a month of ${grant}. SASSA decides.`;
}

/** Compares how an income and cash count in the means test, and the grant that each leaves. */
export function describeGrant(
  { fromAge, most, incomeLimitPerMonth, assetsLimit }: Grant,
  { age, forLife, inCash }: { age: number; forLife: Choice; inCash: Choice },
  { you, You, they, does } = speakOf({}),
): GrantView {
  const orNothing = (amount: number) => (amount < 1 ? "nothing" : formatRand(amount));
  const sayLeft = ({ range }: Choice) => (range ? sayRange(range) : "nothing, above a limit");
  const isRange = [forLife, inCash].some(({ range }) => range && range.low < range.high);
  const readings = isRange ? "Two readings of the published rules give the range. " : "";
  return {
    title:
      age >= fromAge
        ? `${You} may get the older person’s grant as well`
        : `From ${fromAge} ${you} may get the older person’s grant as well`,
    sentences: [
      `From ${fromAge} the state pays up to ${formatRand(most)} a month.`,
      `It depends on what ${you} ${does("earn")} and on what ${they} own.`,
    ],
    caption: "Limits for one person. Of a couple half of what both have counts.",
    heads: ["What counts", "An income for life", "All in cash"],
    rows: [
      [
        `Counts as income, limit about ${formatRand(incomeLimitPerMonth)} a month`,
        orNothing(forLife.incomePerMonth),
        orNothing(inCash.incomePerMonth),
      ],
      [
        `Counts as what ${you} ${does("own")}, limit about ${formatRand(assetsLimit)}`,
        orNothing(forLife.assets),
        orNothing(inCash.assets),
      ],
      ["What the grant may be a month", sayLeft(forLife), sayLeft(inCash)],
    ],
    note: `The home ${you} ${does("live")} in does not count. Cash counts as income with what it is expected to earn. ${readings}SASSA decides: ask at its office before choosing.`,
  };
}
