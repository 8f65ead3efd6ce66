/** The introduction of step 6 to the importance question: both answers with their incomes, on one basis. */
import { formatRand } from "~/base/money";
import type { WayWithPartner } from "~/contract/plan/paid-ways";
import type { Profile } from "~/contract/survey/profile";
import {
  LEFT_AGE,
  listWayRows,
  printWays,
  type WayRow,
  type WayToBePaid,
  writeWays,
} from "../plan/paid-ways";

/** Bold is between double asterisks. */
export type PreferenceView = {
  lead: string;
  tags: readonly string[];
  notes: readonly string[];
  /** The figures of both answers; absent if the calculation failed. */
  cards?: { rows: readonly WayRow[]; ways: Record<NonNullable<Profile["importance"]>, WayToBePaid> };
};

type Known = {
  /** The guaranteed income, rand a month. */
  perMonth: number;
  ways?: readonly WayWithPartner[];
  partnerName?: string;
  /** Whether the person supports somebody, who is then called the family. */
  isForFamily: boolean;
  /** The sentence with the date of its price. */
  prices: string;
};

/** Describes both answers. Our earnings are left out, so that they influence nobody. */
export function describePreference({
  perMonth,
  ways = [],
  partnerName,
  isForFamily,
  prices,
}: Known): PreferenceView {
  const printed = printWays(ways);
  const [flexible, guaranteed] = [printed[0], printed.at(-1)];
  const hasCards = flexible?.name === "Flexible" && guaranteed?.name === "Guaranteed";
  const firstName = partnerName?.split(" ")[0];
  const givesUpNow = hasCards && flexible.income < guaranteed.income && flexible.left > guaranteed.left;
  const lead = [
    `A guaranteed income would pay you about **${formatRand(perMonth)} a month** for life, rising with prices.`,
    ...(partnerName ? [`When you die, ${partnerName} gets 75% of it for life.`] : []),
    ...(givesUpNow ? ["A flexible income pays less now, and leaves more."] : []),
  ];
  const ifEarly = "If you die early, the guaranteed income is paid for up to 10 years from the start.";
  if (!hasCards) return { lead: lead.join(" "), tags: [], notes: [ifEarly, prices] };
  const [free, sure] = writeWays([flexible, guaranteed], () => ({ product: "", isOurs: false }));
  return {
    lead: lead.join(" "),
    tags: ["today’s rand", "before tax"],
    cards: {
      rows: listWayRows({ family: isForFamily ? "your family" : undefined, partner: firstName }),
      ways: { flexible_inc_and_inheritance: free!, guarantee_inc_and_no_inheritance: sure! },
    },
    notes: [
      ...(guaranteed.income > guaranteed.certain
        ? [`Both have the same unit trust, which counts in what is left at ${LEFT_AGE}.`]
        : []),
      `What is left is in expected markets${partnerName ? `, once you and ${partnerName} have both died` : ""}.`,
      ...(firstName ? [`${firstName}’s amounts are from the annuity alone.`] : []),
      ifEarly,
      "Your health can change these amounts. We ask about it next.",
      prices,
    ],
  };
}
