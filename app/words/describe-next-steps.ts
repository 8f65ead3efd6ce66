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
    { kind: "print"; name: string } | ({ kind: "page" } & PageLink<"contact" | "answers" | SelectionPage>);
  /** What else can be done with it. */
  links?: readonly PageLink<SelectionPage>[];
  /** The same as files. */
  files?: readonly { kind: "projections" | "plan"; name: string }[];
};

/** What a person does with the plan from here. Nothing is bought on this site, and some products cannot be undone. */
export function describeNextSteps(facts: PlanFacts): NextStep[] {
  return [
    {
      title: "Keep it",
      text: "Print it from your browser’s menu, or save it as a PDF. The first page says all you need in a meeting.",
      action: { kind: "print", name: "Print the plan" },
      files: [
        { kind: "projections", name: "Download the yearly figures (CSV, for a spreadsheet)" },
        { kind: "plan", name: "Download the whole plan (JSON, for a program)" },
      ],
    },
    {
      title: "Talk it over",
      text: "A retirement coach goes through it with you, at no charge. Bring the people it affects.",
      action: { kind: "page", to: "contact", name: "Ask for a call" },
    },
    ...describeSelection(facts),
    {
      title: "Try something else",
      text: facts.isLifeAnnuity
        ? "Nothing is bought or signed here. A life annuity is for good: once it starts paying, you cannot get the money back."
        : "Nothing is bought or signed here. Later you can change what you draw once a year.",
      action: { kind: "page", to: "answers", name: "Change one answer" },
    },
  ];
}

/** A plan of an earlier version has to be worked out again before it can be chosen, or asked for. */
function describeSelection({ plan, recommendation }: PlanFacts): NextStep[] {
  const { selected_at: at } = plan;
  if (at === undefined && recommendation.is_outdated) return [];
  if (at === undefined)
    return [
      {
        title: "Choose it",
        text: "You tell us that this plan is the one, and we freeze a record of the advice. Then you can ask for a quote, or to invest. Nothing is bought or signed.",
        action: { kind: "page", to: "choose", name: "Choose this plan" },
      },
    ];
  const record = { to: "record", name: "Read the record of advice" } as const;
  const title = recommendation.selected ? "You chose this plan" : "You chose the recommended plan";
  if (recommendation.is_outdated)
    return [{ title, text: `That was on ${writeInstant(at)}.`, action: { kind: "page", ...record } }];
  if (!recommendation.selected)
    return [
      {
        title,
        text: `That was on ${writeInstant(at)}. You can choose this amended one instead, as often as you like.`,
        action: { kind: "page", to: "again", name: "Change my choice" },
        links: [record],
      },
    ];
  return [
    {
      title,
      text: `That was on ${writeInstant(at)}. A quote costs nothing, and you are free to say no.`,
      action: { kind: "page", to: "quote", name: "Ask for a quote" },
      links: [{ to: "invest", name: "Ask to invest" }, record, { to: "again", name: "Change my choice" }],
    },
  ];
}
