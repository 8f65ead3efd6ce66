/** A plan in a list: its state, its income, and the page to continue on. */
import { formatRand } from "~/base/money";
import type { AdviceSummary } from "~/contract/plan/advice-summary";
import { type ChoicesMade, NOTHING_MADE, sayRequests } from "../plan/describe-choice";
import { pickCounting } from "../changes/shown-plan";
import { type PlanRecord, PRODUCT_WORDS } from "../plan/plan-facts";
import { capitalise, writeDate, writeInstant } from "../plan/write-figures";

/** The state of a plan's calculation and of its explanation. */
export type PlanStage =
  | { kind: "waitsForHealth" }
  | { kind: "workingOut" }
  | { kind: "failed" }
  | { kind: "explaining"; progress: PlanEntryView["progress"] }
  | { kind: "ready" };

export type PlanEntryView = {
  id: number;
  state: string;
  isReady: boolean;
  isAmended: boolean;
  title: string;
  /** Rand a month, today's, before tax. */
  income?: { amount: string; note: string };
  sentence: string;
  /** The progress through the explanation, in steps. */
  progress?: { done: number; total: number };
  action: { page: "health" | "waiting" | "explanation" | "plan"; name: string };
  dated?: string;
  /** Whether an adviser requested an investment that the owner has not confirmed. */
  awaitsYes: boolean;
  /** The requests for a quote and an investment, a sentence each. */
  asked: readonly string[];
};

/** A summary of a recommendation, and its survey record. */
type Summarised = { recommendation: AdviceSummary; plan: PlanRecord };

type Entry = {
  plan: PlanRecord;
  stage: PlanStage;
  ours?: Summarised;
  amended?: Summarised;
  /** Whether the plan has a record of advice, in its current or an earlier form. */
  hasRecord?: boolean;
  made?: ChoicesMade;
};

/** Describes a plan on the dashboard. */
export function describePlanEntry(entry: Entry): PlanEntryView {
  const { plan, stage, ours, amended, made = NOTHING_MADE } = entry;
  const waits = made.requests.filter(({ awaits_confirmation }) => awaits_confirmation);
  const shown = ours && pickCounting(ours, amended);
  return {
    id: plan.id,
    awaitsYes: waits.some(({ is_current }) => is_current),
    asked: sayRequests({ ...made, requests: made.requests.filter((one) => !waits.includes(one)) }),
    state: describeState(entry),
    isReady: stage.kind === "ready",
    isAmended: amended !== undefined,
    title: `Retire on ${writeDate(shown?.recommendation.retirement_date ?? plan.retirement_date ?? "")}`,
    income: shown && {
      amount: formatRand(readIncome(shown)),
      note: shown === amended ? "a month, amended" : "a month, recommended",
    },
    sentence: ours ? describeOutcome(ours, amended) : WAITING[stage.kind],
    progress: stage.kind === "explaining" ? stage.progress : undefined,
    action: chooseAction(stage),
    dated: shown && describeDate(plan, shown),
  };
}

const WAITING: Record<PlanStage["kind"], string> = {
  waitsForHealth: "You withdrew your consent for health answers. With new ones we work it out again.",
  workingOut: "No income yet. It takes a few seconds.",
  failed: "No income yet. Nothing you typed is lost.",
  explaining: "",
  ready: "",
};

const readIncome = ({ recommendation }: Summarised) => Math.round(recommendation.monthly_income_total);

function describeDate({ selected_at }: PlanRecord, { recommendation }: Summarised): string {
  if (selected_at) return `Chosen on ${writeInstant(selected_at)}`;
  return `Worked out on ${writeDate(recommendation.advice_date)}`;
}

function describeState({ stage, ...entry }: Entry): string {
  if (stage.kind === "waitsForHealth") return "Waits for health answers";
  if (stage.kind === "workingOut") return "We are working it out";
  if (stage.kind === "failed") return "We could not work it out";
  if (stage.kind === "ready") return describeReady(entry);
  return stage.progress
    ? `Explanation not finished: step ${stage.progress.done} of ${stage.progress.total}`
    : "Ready, and not explained yet";
}

function describeReady({ plan, amended, hasRecord }: Omit<Entry, "stage">): string {
  if (plan.selected_at === undefined && hasRecord) return "Ready, and changed since you chose it";
  if (plan.selected_at === undefined) return amended ? "Ready, amended by you" : "Ready";
  if (!amended) return "Chosen by you";
  return amended.recommendation.selected
    ? "Amended, and chosen by you"
    : "Amended, but you chose the recommended plan";
}

function chooseAction(stage: PlanStage): PlanEntryView["action"] {
  if (stage.kind === "waitsForHealth") return { page: "health", name: "Answer again" };
  if (stage.kind === "workingOut") return { page: "waiting", name: "See how far it is" };
  if (stage.kind === "failed") return { page: "waiting", name: "Try again" };
  if (stage.kind === "ready") return { page: "plan", name: "Open this plan" };
  const { progress } = stage;
  return {
    page: "explanation",
    name: progress ? `Continue at step ${progress.done}` : "See it explained",
  };
}

function describeOutcome(ours: Summarised, amended: Summarised | undefined): string {
  if (!amended) {
    const { name } = PRODUCT_WORDS[ours.recommendation.annuity_recommendation];
    return `${capitalise(name)}, from savings of ${formatRand(ours.plan.retirement_savings ?? 0)}`;
  }
  const more = readIncome(amended) - readIncome(ours);
  if (more === 0) return "The same income as we recommended, from other choices";
  const difference = `${formatRand(Math.abs(more))} ${more > 0 ? "more" : "less"}`;
  return pickCounting(ours, amended) === ours
    ? `Your amended plan pays ${difference}`
    : `${difference} than we recommended`;
}
