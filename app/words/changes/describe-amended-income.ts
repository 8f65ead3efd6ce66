import { formatRand } from "~/base/money";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import { LEVER_NAMES } from "~/contract/plan/levers";
import type { Lever } from "~/contract/plan/levers";
import { nameIncreaseTab } from "./describe-increase-tab";
import type { IncreaseTab } from "./describe-increase-tab";
import { EXAMPLE_LEFT } from "../explanation/explain-top-ups";
import type { PlanFacts } from "../plan/plan-facts";
import { compareDays, nameNeed, writeNeed } from "./write-need";

/**
 * The income with everything that was changed: whole rand a month, what other funds than ours add to it, if any were chosen,
 * and what each tab adds in their order.
 */
export type AmendedIncome = { total: number; funds?: number; adds: { [Tab in IncreaseTab]?: number } };

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
        ...(income.funds === undefined ? [] : [{ name: "Your funds", amount: writeMore(income.funds) }]),
        ...tabs.map((each) => ({ name: nameIncreaseTab(each), amount: writeMore(income.adds[each] ?? 0) })),
      ],
    },
    effect: isChanged ? writeEffect(income?.adds[tab]) : "You have not changed this yet.",
    givesUp: describeLoss(tab, standing),
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
  if (adds === 0) return "This does not change your income.";
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

function describeLoss(tab: IncreaseTab, standing: Standing): AmendedIncomeView["givesUp"] {
  const { facts, recommended, held } = standing;
  const now = { ...recommended, ...held };
  const partner = facts.partnerName;
  switch (tab) {
    case "dependants": {
      const lever = "percent_capital_to_partner_dependants_annuity";
      const [left, usual] = [now[lever], recommended[lever]].map((share) => formatRand(EXAMPLE_LEFT * share));
      const moment = partner ? `once you and ${partner} have died` : "when you die";
      return {
        title: "What your family gets",
        text: `Of every ${formatRand(EXAMPLE_LEFT)} left in the annuity ${moment}, your family gets ${left}${left === usual ? "" : `, not ${usual}`}. The rest goes to other people in the same annuity.`,
      };
    }
    case "delay-retirement": {
      const wait = "Until you retire, this plan pays you nothing.";
      const later = compareDays(recommended.retirement_date, now.retirement_date);
      return {
        title: "What you give up",
        text: held.retirement_date === undefined ? wait : `Your first payment comes ${later}. ${wait}`,
      };
    }
    case "cash-needs": {
      const less = TAKEN.reduce(
        (sum, lever) => sum + Math.round(recommended[lever]) - Math.round(now[lever]),
        0,
      );
      return {
        title: "What you give up",
        text:
          less > 0
            ? `You get ${formatRand(less)} less in cash when you retire.`
            : "Cash that you leave invested is not there to pay off debt, or for emergencies.",
      };
    }
    case "partner-income": {
      const lever = "partner_guaranteed_inc_perct";
      const instead = held[lever] === undefined ? "" : `, not ${writeNeed(lever, recommended[lever])}`;
      return {
        title: `What ${partner ?? "your partner"} gives up`,
        text: `If you die first, ${partner ?? "your partner"} gets ${writeNeed(lever, now[lever])} of the annuity’s income${instead}.`,
      };
    }
    case "guarantee-period":
      return { title: "What your family gets", text: describeGuarantee(standing) };
  }
}

/** What is paid if the member dies, with the guaranteed years as they stand. */
function describeGuarantee({ facts, recommended, held }: Standing): string {
  const lever = "income_guarantee_period";
  const { [lever]: years, partner_guaranteed_inc_perct: percent } = { ...recommended, ...held };
  const usual = writeNeed(lever, recommended[lever]);
  if (years === 0) {
    const end = percent > 0 && facts.partnerName ? `falls to ${facts.partnerName}’s ${percent}%` : "ends";
    return `If you die, the income ${end} at once, not after ${usual}.`;
  }
  const passed = years === 1 ? "one year has passed" : `${writeNeed(lever, years)} have passed`;
  const instead = held[lever] === undefined ? "" : `, not ${usual}`;
  return `If you die soon after retiring, the income is still paid until ${passed}${instead}.`;
}

const TAKEN = [
  "debt_recommend",
  "emergency_savings_recommend",
  "personal_cash_recommend",
] as const satisfies Lever[];

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
  if (perMonth === 0) return `${share} does not change your income.`;
  return perMonth > 0
    ? `${share} adds ${formatRand(perMonth)} a month.`
    : `${share} takes ${formatRand(-perMonth)} a month off.`;
}
