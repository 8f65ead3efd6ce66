import { formatRand } from "~/base/money";
import { speakOf } from "../plan/speak-of";

/** The older person's grant, as it is told: amounts for one person, today's rand. */
type Grant = { fromAge: number; most: number; incomeLimitPerMonth: number; assetsLimit: number };

/** What each choice does to the grant, which is never worked out. */
export type GrantView = {
  title: string;
  sentences: readonly string[];
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  note: string;
};

/** Says what an income and what cash count as, beside the limits. */
export function describeGrant(
  { fromAge, most, incomeLimitPerMonth, assetsLimit }: Grant,
  { age, perMonth, inHand }: { age: number; perMonth: number; inHand: number },
  { you, You, they, does } = speakOf({}),
): GrantView {
  const isBelowBoth = perMonth < incomeLimitPerMonth && inHand < assetsLimit;
  return {
    title:
      age >= fromAge
        ? `${You} may get the older person’s grant as well`
        : `From ${fromAge} ${you} may get the older person’s grant as well`,
    sentences: [
      `From ${fromAge} the state pays up to ${formatRand(most)} a month.`,
      `It depends on what ${you} ${does("earn")} and on what ${they} own.`,
      ...(isBelowBoth ? ["Either choice is below both limits, if there is little else."] : []),
    ],
    caption: "Limits for one person. For a couple they are twice as high.",
    heads: ["What counts", "An income for life", "All in cash"],
    rows: [
      [
        `Counts as income, limit about ${formatRand(incomeLimitPerMonth)} a month`,
        formatRand(perMonth),
        "nothing",
      ],
      [
        `Counts as what ${you} ${does("own")}, limit about ${formatRand(assetsLimit)}`,
        "nothing",
        inHand < 1 ? "nothing" : formatRand(inHand),
      ],
      [
        "What it does to the grant",
        "May make it smaller",
        inHand < assetsLimit ? "Nothing, below the limit" : "There is none above the limit",
      ],
    ],
    note: `The home ${you} ${does("live")} in does not count. We do not work out the grant: ask at a SASSA office before choosing.`,
  };
}
