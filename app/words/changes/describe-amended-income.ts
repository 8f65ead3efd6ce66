import { formatRand } from "~/base/money";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import { LEVER_NAMES } from "~/contract/plan/levers";
import type { IncreaseTab, Lever } from "~/contract/plan/levers";
import type { PlanFacts } from "../plan/plan-facts";
import { INCREASE_TAB_WORDS } from "./lever-page-words";
import { nameNeed, writeNeed } from "./write-need";

/**
 * The income with everything that was changed: whole rand a month, what other funds than ours add to it, if any were chosen,
 * what each tab adds in their order, and what is added by changes that no tab has, if there are any.
 */
export type AmendedIncome = {
  total: number;
  funds?: number;
  adds: { [Tab in IncreaseTab]?: number };
  others?: number;
};

type Row = { name: string; amount: string };

/** What a tab says of the needs as they stand. */
export type AmendedIncomeView = {
  /** `R16 618`, what that is more than recommended, in short and as a sum; absent where it could not be worked out. */
  income?: { figure: string; more: string; rows: readonly Row[]; total: Row };
  /** What this tab adds. */
  effect: string;
  givesUp: { title: string; text: string };
  /** The words of the button that restores what was recommended; absent while nothing differs. */
  reset?: string;
  /** Likewise of the one that takes the last change back. */
  undo?: string;
};

type Standing = {
  facts: PlanFacts;
  tabs: readonly IncreaseTab[];
  /** The needs of the tab. */
  levers: readonly Lever[];
  recommended: Required<AdjustNeeds>;
  /** What differs from the recommendation, on all tabs. */
  held: AdjustNeeds;
  before?: AdjustNeeds;
  income?: AmendedIncome;
};

/** Describes what the needs as they stand do to the income. */
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

/** Beside the income, where a minus sign could be left behind at the end of a line. */
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
  /** What it adds to the income, rand a month, with all else as recommended. */
  perMonth: number;
  recommended: number;
  /** Whether other needs are changed too, which this does not count. */
  hasOtherChanges: boolean;
};

/** What a share on the slider adds with all else as recommended; shares are in percentage points. */
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
