import type { Recommendation } from "~/contract/plan/recommendation";
import { tellRequests } from "./describe-choice";
import type { ChoicesMade } from "./describe-choice";
import type { PlanFacts } from "./plan-facts";
import { writeInstant } from "./write-figures";

type PageLink<Page> = { to: Page; name: string };

/** Where a plan is chosen, or chosen again, and where what follows from it is. */
type SelectionPage = "choose" | "again" | "quote" | "invest" | "record";

/** One thing to do next: a page to go to, or paper, which the browser prints. */
export type NextStep = {
  title: string;
  text: string;
  action:
    | { kind: "print"; name: string }
    | ({ kind: "page" } & PageLink<"contact" | "answers" | "share" | "adviser" | SelectionPage>);
  /** What else can be done with it. */
  links?: readonly PageLink<SelectionPage>[];
  /** The same as files. */
  files?: readonly { kind: "paper" | "projections" | "assumed" | "plan"; name: string }[];
};

/** What a person does with the plan from here. Nothing is bought on this site, and some products cannot be undone. */
export function describeNextSteps(facts: PlanFacts, made: ChoicesMade): NextStep[] {
  return [
    {
      title: "Keep it",
      text: "Print it from your browser’s menu, or download it as a PDF. The first page says all you need in a meeting.",
      action: { kind: "print", name: "Print the plan" },
      files: [
        { kind: "paper", name: "Download the plan (PDF, to read and to print)" },
        {
          kind: "projections",
          name: "Download the yearly figures in today’s rand, incomes before tax (CSV, for a spreadsheet)",
        },
        { kind: "assumed", name: "Download what was told and what was assumed (CSV, for a spreadsheet)" },
        { kind: "plan", name: "Download the whole plan (JSON, for a program)" },
      ],
    },
    {
      title: "Talk it over",
      text: "A retirement coach goes through it with you, at no charge. Bring the people it affects.",
      action: { kind: "page", to: "contact", name: "Ask for a call" },
    },
    ...describeSelection(facts, made),
    ...describeSeer(facts),
    {
      title: "Save and share",
      text: "A link shows this plan, as it is now, to someone you trust. They need no account, and you can take it back.",
      action: { kind: "page", to: "share", name: "Make a link" },
    },
    {
      title: "Try something else",
      text: facts.isLifeAnnuity
        ? "Nothing is bought or signed here. A life annuity is for good: once it starts paying, you cannot get the money back."
        : "Nothing is bought or signed here. Later you can change what you draw once a year.",
      action: { kind: "page", to: "answers", name: "Change one answer" },
    },
  ];
}

/** A guest may end what they agreed to, as easily as they agreed. */
function describeSeer({ plan: { seen_by } }: PlanFacts): NextStep[] {
  if (!seen_by) return [];
  const { name, role } = seen_by;
  return [
    {
      title: "Who sees it",
      text: `${name}, ${role}, can see your answers and this plan, because you agreed to that.`,
      action: { kind: "page", to: "adviser", name: "Stop that" },
    },
  ];
}

/** A plan of an earlier version has to be worked out again before it can be chosen, or asked for. */
function describeSelection(facts: PlanFacts, made: ChoicesMade): NextStep[] {
  const { plan, recommendation } = facts;
  const record = made.records.length > 0 ? [RECORD] : [];
  if (plan.selected_at === undefined) return describeUnchosen(facts, record);
  const title = recommendation.selected ? "You chose this plan" : CHOSE_OTHER[recommendation.plan_type];
  const chosen = [`That was on ${writeInstant(plan.selected_at)}.`, ...tellRequests(made)].join(" ");
  if (recommendation.is_outdated)
    return record.map((link) => ({ title, text: chosen, action: { kind: "page", ...link } }));
  return [
    {
      title,
      text: recommendation.selected
        ? `${chosen} A quote costs nothing, and you are free to say no.`
        : `${chosen} A quote is for the plan that you chose. You can choose this one instead, as often as you like.`,
      action: { kind: "page", to: "quote", name: "Ask for a quote" },
      links: [{ to: "invest", name: "Ask to invest" }, ...record, { to: "again", name: "Change my choice" }],
    },
  ];
}

const RECORD = { to: "record", name: "Read the record of advice" } as const;

const CHOSE_OTHER = {
  base: "You chose your amended plan",
  edit: "You chose the recommended plan",
} as const satisfies Record<Recommendation["plan_type"], string>;

function describeUnchosen(
  { recommendation }: PlanFacts,
  record: readonly PageLink<SelectionPage>[],
): NextStep[] {
  const wasChosen = record.length > 0;
  if (recommendation.is_outdated)
    return record.map((link) => ({
      title: "You chose this plan before it was changed",
      text: "The record of the advice is kept as it was.",
      action: { kind: "page", ...link },
    }));
  const freezes =
    "we seal a record of the advice. Then you can ask for a quote, or to invest. Nothing is bought or signed.";
  return [
    {
      title: wasChosen ? "Choose it again" : "Choose it",
      text: wasChosen
        ? `You chose this plan before it was changed. If you choose it as it is now, ${freezes}`
        : `You tell us that this plan is the one, and ${freezes}`,
      action: { kind: "page", to: "choose", name: "Choose this plan" },
      links: record,
    },
  ];
}
