/** The wording of each lever: in sentences, at its field, and of a step. */
import { formatRand } from "~/base/money";
import type { Lever } from "~/contract/plan/levers";
import { nameSuccessor, type SuccessorFacts } from "../plan/name-successor";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { explainShare } from "../plan/support-share";
import { formatShare, writeDate } from "../plan/write-figures";

/** A lever's limits and its recommended value, as text. */
type WrittenRange = { least: string; most: string; recommended: string };

/** From one value to another, in the unit of the lever. */
type Step = { from: string | number; to: string | number };

/** An answer to a yes/no lever. */
export type LeverChoice = { value: "yes" | "no"; label: string; note: string };

type LeverWords = {
  /** The name within a sentence; absent where the declared name serves. */
  name?: (facts: SuccessorFacts) => string;
  /** The field's label; absent where the name serves. */
  label?: string;
  choices?: readonly LeverChoice[];
  /** The values that may be typed. */
  hint: (range: WrittenRange, facts: PlanFacts) => string;
  /** The same beside a slider, which offers only values that raise the income. */
  slidHint?: (range: WrittenRange) => string;
  /** A step as an action: a sentence's beginning, and a few words. */
  step: (step: Step, facts: PlanFacts) => string;
  shortStep: (step: Step, facts: PlanFacts) => string;
  /** How a share is divided. */
  whose?: (facts: PlanFacts) => string;
};

/** The partner's name, if known, or the second person. */
export function namePartner(facts: SuccessorFacts): string {
  return nameSuccessor(facts) ?? "the partner";
}

/** The same without the partner's name. */
export function namePartnerShortly(facts: SuccessorFacts): string {
  return facts.partnerName ? "the partner" : namePartner(facts);
}

/** An amount's slider shows its limits itself. */
export const SLIDE_OR_TYPE = "Slide it or type it.";

const SLID_HINT = ({ least, recommended }: WrittenRange) =>
  `${SLIDE_OR_TYPE} At least ${least}, at most ${recommended}.`;

/** Common wording of all cash needs. */
const CASH = {
  hint: ({ most }: WrittenRange) => `At most ${most}.`,
  shortStep: ({ from, to }: Step) => `${formatRand(Number(from) - Number(to))} less in cash`,
};

export const LEVER_WORDS: Record<Lever, LeverWords> = {
  retirement_date: {
    label: "New retirement date",
    hint: ({ least, most }) => `DD/MM/YYYY. From ${least} to ${most}.`,
    step: ({ from, to }) => {
      const years = countYears(from, to);
      if (Math.abs(years) !== 1) return `Retiring on ${writeDate(String(to))}`;
      return `Retiring a year ${years > 0 ? "later" : "earlier"}`;
    },
    shortStep: ({ from, to }) =>
      countYears(from, to) === 1 ? "Retire a year later" : `Retire on ${writeDate(String(to))}`,
  },
  debt_recommend: {
    ...CASH,
    label: "Cash to pay off debt",
    step: (step) => `Paying off ${writeMoreOrLess(step)} of the debt`,
  },
  emergency_savings_recommend: {
    ...CASH,
    label: "Cash for emergencies",
    step: (step) => `Keeping ${writeMoreOrLess(step)} for emergencies`,
  },
  personal_cash_recommend: {
    ...CASH,
    label: "Cash for personal use",
    step: (step) => `Taking ${writeMoreOrLess(step)} for personal use`,
  },
  lump_sum: {
    label: "Lump sum, before tax",
    hint: () => SLIDE_OR_TYPE,
    step: (step) => `Taking ${writeMoreOrLess(step)} in cash`,
    shortStep: ({ from, to }) => `Take ${writeMoreOrLess({ from, to })} in cash`,
  },
  perct_guaranteed: {
    label: "Part in a life annuity",
    hint: (_, { common }) => {
      const steps = (common.guaranteed_shares ?? []).slice(1, -1).map(formatShare);
      return `None is 0%, all is 100%.${steps.length > 1 ? ` In steps of 5% from ${steps[0]} to ${steps.at(-1)}.` : ""}`;
    },
    step: ({ from, to }) =>
      `Having ${formatShare(Number(to))} of it guaranteed instead of\u00a0${formatShare(Number(from))}`,
    shortStep: ({ from, to }) => `Guarantee ${formatShare(Number(to))}, not ${formatShare(Number(from))}`,
  },
  percent_capital_to_partner_dependants_annuity: {
    name: () => "percentage to dependants",
    hint: ({ least, most, recommended }, facts) =>
      `At least ${least}, at most ${most}. We recommended ${recommended}.${explainShare(facts)}`,
    slidHint: SLID_HINT,
    step: ({ from, to }) =>
      `Leaving ${formatShare(Number(to))} to dependants instead of\u00a0${formatShare(Number(from))}`,
    shortStep: ({ from, to }) =>
      `Leave ${formatShare(Number(to))} to dependants, not ${formatShare(Number(from))}`,
    whose: () => "the family",
  },
  income_guarantee_period: {
    label: "Guaranteed years",
    hint: ({ most }) => `Whole or half years, at most ${most}.`,
    step: ({ from, to }) =>
      Number(to) === 0
        ? "No guaranteed years"
        : `${writeArticle(Number(to))} ${Number(to)}-year guarantee instead of\u00a0${Number(from)}`,
    shortStep: ({ from, to }) =>
      Number(to) === 0 ? "No guaranteed years" : `Guarantee ${Number(to)} years, not ${Number(from)}`,
  },
  partner_guaranteed_inc_perct: {
    name: (facts) => `share for ${namePartner(facts)}`,
    hint: ({ least, most, recommended }) =>
      `At least ${least}, at most ${most}. We recommended ${recommended}.`,
    slidHint: SLID_HINT,
    step: ({ from, to }, facts) =>
      `Leaving ${namePartner(facts)} ${Number(to)}% of the income instead of\u00a0${Number(from)}%`,
    shortStep: ({ from, to }, facts) =>
      `Leave ${Number(to)}% to ${namePartnerShortly(facts)}, not ${Number(from)}%`,
    whose: namePartner,
  },
  apply_exclusion: {
    label: "The five-year exclusion",
    choices: [
      {
        value: "yes",
        label: "All of it goes to the people I name",
        note: "There are no top-ups in those years.",
      },
      {
        value: "no",
        label: "My percentage goes to the people I name, as later",
        note: "The rest is shared, and top-ups come from the start.",
      },
    ],
    hint: () => "",
    step: ({ to }, facts) => `Leaving ${leaveAtEarlyDeath(to, facts)}`,
    shortStep: ({ to }, facts) => `Leave ${leaveAtEarlyDeath(to, facts)}`,
  },
};

/** The effect of the five-year exclusion, or of doing without it, on an early death. */
function leaveAtEarlyDeath(exclusion: string | number, facts: PlanFacts): string {
  const { you, does } = speakOf(facts);
  const early = `if ${you} ${does("die")} in the first five years`;
  return exclusion === "yes" ? `everything ${early}` : `only the share ${early}`;
}

/** The years between two days in wire form. */
function countYears(from: string | number, to: string | number): number {
  return Number(String(to).slice(-4)) - Number(String(from).slice(-4));
}

function writeMoreOrLess({ from, to }: Step): string {
  const more = Number(to) - Number(from);
  return `${formatRand(Math.abs(more))} ${more > 0 ? "more" : "less"}`;
}

/** `An` before 8, 11 and 18, which begin with a vowel sound. */
function writeArticle(years: number): string {
  return [8, 11, 18].includes(years) ? "An" : "A";
}
