import type { Recommendation } from "~/contract/plan/recommendation";
import { type ChoicesMade, sayRequests } from "../plan/describe-choice";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { writeInstant } from "../plan/write-figures";

type PageLink<Page> = { to: Page; name: string };

/** Pages that select a plan, or select it again, and those that follow from a selection. */
type SelectionPage = "choose" | "again" | "quote" | "invest" | "record";

/** An action on a plan: in a few words, with its page. */
export type NextStep = { title: string; text: string } & PageLink<"keep" | "edit" | "contact" | "share">;

/** A way to keep a plan. */
export type KeepingStep = {
  title: string;
  text: string;
  /** The page it leads to, and further actions. */
  links: readonly PageLink<SelectionPage>[];
  /** Downloads of the plan. */
  files: readonly { kind: "paper" | "projections" | "assumed" | "plan"; name: string }[];
};

/** The next actions on a plan. */
export type NextStepsView = {
  steps: readonly NextStep[];
  keeping: { lead: string; steps: readonly KeepingStep[] };
  /** The person who sees a guest's plan with their consent. */
  seer?: string;
};

/** A reader's permissions: the owner has all of them, others have fewer. */
export type OpenSteps = { canChoose: boolean; canShare: boolean; canAskForCall: boolean };

export const ALL_OPEN: OpenSteps = { canChoose: true, canShare: true, canAskForCall: true };

/** Describes the next actions. Nothing is bought on this site, and some products cannot be undone. */
export function describeNextSteps(facts: PlanFacts, made: ChoicesMade, open: OpenSteps): NextStepsView {
  const { plan, recommendation, isLifeAnnuity } = facts;
  const mayChoose = open.canChoose || recommendation.is_outdated;
  const selection = mayChoose ? describeSelection(facts, made) : undefined;
  return {
    steps: [
      nameKeeping(facts, selection),
      ...(recommendation.is_outdated ? [] : [CHANGE]),
      ...(open.canAskForCall ? [TALK] : []),
      ...(open.canShare
        ? [
            {
              title: "Share it",
              text: "By link or WhatsApp.",
              to: "share" as const,
              name: "Share this plan",
            },
          ]
        : []),
    ],
    keeping: {
      lead: isLifeAnnuity
        ? "Nothing is bought or signed here. A life annuity is for good: once it starts paying, nobody can get the money back."
        : "Nothing is bought or signed here. Later, what is drawn can be changed once a year.",
      steps: [...(selection ? [selection] : []), describeCopy(facts)],
    },
    seer:
      plan.seen_by &&
      `${plan.seen_by.name}, ${plan.seen_by.role}, can see your answers and this plan, because you agreed to that.`,
  };
}

const CHANGE = {
  title: "Change it",
  text: "One part at a time.",
  to: "edit",
  name: "Change a part",
} as const;

const TALK = {
  title: "Talk it over",
  text: "With a coach, at no charge.",
  to: "contact",
  name: "Ask for a call",
} as const;

function describeCopy({ clientName }: PlanFacts): KeepingStep {
  const bring = clientName
    ? `Ask ${clientName} to bring their partner or children.`
    : "Bring your partner or children if you can.";
  return {
    title: "Keep a copy",
    text: `Download it as a PDF, or print the plan’s page from the browser’s menu. The first page says all that a meeting needs. ${bring}`,
    links: [],
    files: [
      { kind: "paper", name: "Download the plan (PDF, to read and to print)" },
      {
        kind: "projections",
        name: "Download the yearly figures in today’s rand, incomes before tax (CSV, for a spreadsheet)",
      },
      { kind: "assumed", name: "Download what was told and what was assumed (CSV, for a spreadsheet)" },
      { kind: "plan", name: "Download the whole plan (JSON, for a program)" },
    ],
  };
}

function nameKeeping(facts: PlanFacts, selection: KeepingStep | undefined): NextStep {
  const { plan, recommendation } = facts;
  if (selection && plan.selected_at !== undefined && !recommendation.is_outdated)
    return {
      title: selection.title,
      text: `That was on ${writeInstant(plan.selected_at)}.`,
      to: "keep",
      name: "See what comes next",
    };
  return {
    title: "Keep it",
    text: selection ? `Choose it, or save it. ${sayFreeChoice(facts)}` : "Print it, or save it.",
    to: "keep",
    name: "Keep this plan",
  };
}

function sayFreeChoice(facts: PlanFacts): string {
  return `Choosing commits ${speakOf(facts).you} to nothing.`;
}

/** A plan of an earlier version has to be calculated again before it can be selected, or a quote requested. */
function describeSelection(facts: PlanFacts, made: ChoicesMade): KeepingStep | undefined {
  const { plan, recommendation } = facts;
  const { you, You, does } = speakOf(facts);
  const record = made.records.length > 0 ? [RECORD] : [];
  if (plan.selected_at === undefined) return describeUnchosen(facts, record);
  const title = `${You} chose ${recommendation.selected ? "this plan" : CHOSEN_OTHER[recommendation.plan_type]}`;
  const chosen = [`That was on ${writeInstant(plan.selected_at)}.`, ...sayRequests(made)].join(" ");
  if (recommendation.is_outdated)
    return record.length > 0 ? { title, text: chosen, links: record, files: [] } : undefined;
  return {
    title,
    text: recommendation.selected
      ? `${chosen} A quote costs nothing, and ${you} ${does("are")} free to say no.`
      : `${chosen} A quote is for the plan that was chosen. This one can be chosen instead, at any time.`,
    links: [
      { to: "quote", name: "Ask for a quote" },
      { to: "invest", name: "Ask to invest" },
      ...record,
      { to: "again", name: "Change the choice" },
    ],
    files: [],
  };
}

const RECORD = { to: "record", name: "Read the record of advice" } as const;

const CHOSEN_OTHER = {
  base: "the amended plan",
  edit: "the recommended plan",
} as const satisfies Record<Recommendation["plan_type"], string>;

function describeUnchosen(
  facts: PlanFacts,
  record: readonly PageLink<SelectionPage>[],
): KeepingStep | undefined {
  const { recommendation } = facts;
  const chosenBefore = `${speakOf(facts).You} chose this plan before it was changed`;
  const wasChosen = record.length > 0;
  if (recommendation.is_outdated)
    return wasChosen
      ? {
          title: chosenBefore,
          text: "The record of the advice is kept as it was.",
          links: record,
          files: [],
        }
      : undefined;
  const seals =
    "With an account we seal a record of the advice. Then a quote can be asked for, or the investment itself. Nothing is bought or signed.";
  return {
    title: wasChosen ? "Choose it again" : "Choose it",
    text: wasChosen
      ? `${chosenBefore}. It can be chosen as it is now. ${seals}`
      : `${sayFreeChoice(facts)} ${seals}`,
    links: [{ to: "choose", name: "Choose this plan" }, ...record],
    files: [],
  };
}
