import { formatRand } from "~/base/money";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import { type IncreaseTab, type Lever, LEVER_NAMES } from "~/contract/plan/levers";
import type { PlanFacts } from "../plan/plan-facts";
import { INCREASE_TAB_WORDS } from "./lever-page-words";
import { nameNeed, writeNeed } from "./write-need";

/**
 * The income with all changes, in whole rand a month: the total, the effect of other funds if any were
 * chosen, of each tab, and of changes that belong to no tab, if any.
 */
export type AmendedIncome = {
  total: number;
  funds?: number;
  adds: { [Tab in IncreaseTab]?: number };
  others?: number;
};

type Row = { name: string; amount: string };

/** A tab's text about the changed needs. */
export type AmendedIncomeView = {
  /** `R16 618`, the difference from our income, in short and as a sum; absent if the calculation failed. */
  income?: { figure: string; more: string; rows: readonly Row[]; total: Row };
  /** The effect of this tab's changes. */
  effect: string;
  givesUp: { title: string; text: string };
  /** The label of the button that restores the recommended values; absent while nothing differs. */
  reset?: string;
  /** The label of the button that undoes the last change; absent if there is none. */
  undo?: string;
};

type Standing = {
  facts: PlanFacts;
  tabs: readonly IncreaseTab[];
  /** The needs of the tab. */
  levers: readonly Lever[];
  recommended: Required<AdjustNeeds>;
  /** The differences from the recommendation, on all tabs. */
  held: AdjustNeeds;
  before?: AdjustNeeds;
  income?: AmendedIncome;
};

/** Describes the effect of the changed needs on the income. */
export function describeAmendedIncome(tab: IncreaseTab, standing: Standing): AmendedIncomeView {
  const { facts, tabs, levers, held, recommended, income } = standing;
  const words = INCREASE_TAB_WORDS[tab];
  const isChanged = levers.some((lever) => held[lever] !== undefined);
  const more = (income ?? facts.income).total - facts.income.total;
  return {
    income: income && {
      figure: formatRand(income.total),
      more: writeDifference(more),
      total:
        more < 0
          ? { name: "Less each month", amount: formatRand(-more) }
          : { name: "More each month", amount: writeMore(more) },
      rows: [
        { name: "Recommended", amount: formatRand(facts.income.total) },
        ...(income.funds === undefined ? [] : [{ name: "The funds", amount: writeMore(income.funds) }]),
        ...tabs.map((each) => ({
          name: INCREASE_TAB_WORDS[each].name(facts),
          amount: writeMore(income.adds[each] ?? 0),
        })),
        ...(income.others === undefined
          ? []
          : [{ name: "The other changes", amount: writeMore(income.others) }]),
      ],
    },
    effect: isChanged ? writeEffect(income?.adds[tab]) : "Nothing is changed here yet.",
    givesUp: { title: words.lossTitle(facts), text: words.describeLoss(standing, facts) },
    reset: isChanged ? writeReset(levers, recommended) : undefined,
    undo: writeUndo(standing),
  };
}

/** `+R750`, `-R5` or `R0`. */
export function writeMore(perMonth: number): string {
  return perMonth > 0 ? `+${formatRand(perMonth)}` : formatRand(perMonth);
}

/** A difference beside the income, where a minus sign could be left alone at the end of a line. */
function writeDifference(more: number): string {
  if (more === 0) return "no change";
  return more > 0 ? writeMore(more) : `${formatRand(-more)} less`;
}

function writeEffect(adds: number | undefined): string {
  if (adds === undefined) return "We could not work out what this adds.";
  if (adds === 0) return "This does not change the income.";
  return adds > 0 ? `This adds ${formatRand(adds)} a month.` : `This takes ${formatRand(-adds)} a month off.`;
}

function writeReset(levers: readonly Lever[], recommended: Required<AdjustNeeds>): string {
  const [lever, ...others] = levers;
  if (!lever || others.length > 0) return "Reset to the recommended amounts";
  return `Reset to ${writeNeed(lever, recommended[lever])}`;
}

function writeUndo({ before, held, recommended, facts }: Standing): string | undefined {
  if (!before) return undefined;
  const [then, now] = [
    { ...recommended, ...before },
    { ...recommended, ...held },
  ];
  const [lever, ...others] = LEVER_NAMES.filter((name) => then[name] !== now[name]);
  if (!lever || others.length > 0) return "Undo the last change";
  return `Undo: ${nameNeed(lever, facts)} back to ${writeNeed(lever, then[lever])}`;
}

type ShareEffect = {
  percent: number;
  /** The effect on the income, rand a month, with all else as recommended. */
  perMonth: number;
  recommended: number;
  /** Whether other needs are changed too, which the effect does not include. */
  hasOtherChanges: boolean;
};

/** The effect of a slider's percentage with all else as recommended; percentages are in points. */
export function describeShareEffect({
  percent,
  perMonth,
  recommended,
  hasOtherChanges,
}: ShareEffect): string {
  if (percent === recommended) return `${percent}% is what we recommend.`;
  const share = hasOtherChanges ? `By itself, ${percent}%` : `${percent}%`;
  if (perMonth === 0) return `${share} does not change the income.`;
  return perMonth > 0
    ? `${share} adds ${formatRand(perMonth)} a month.`
    : `${share} takes ${formatRand(-perMonth)} a month off.`;
}
