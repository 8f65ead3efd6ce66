import type { PlanFacts } from "./plan-facts";

/** One thing to do next: a page to go to, or paper, which the browser prints. */
export type NextStep = {
  title: string;
  text: string;
  action: { kind: "print"; name: string } | { kind: "page"; to: "contact" | "answers"; name: string };
  /** The same as files. */
  files?: readonly { kind: "projections" | "plan"; name: string }[];
};

/** What a person does with the plan from here. Nothing is bought on this site, and some products cannot be undone. */
export function describeNextSteps({ isLifeAnnuity }: PlanFacts): NextStep[] {
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
    {
      title: "Try something else",
      text: isLifeAnnuity
        ? "Nothing is bought or signed here. A life annuity is for good: once it starts paying, you cannot get the money back."
        : "Nothing is bought or signed here. Later you can change what you draw once a year.",
      action: { kind: "page", to: "answers", name: "Change one answer" },
    },
  ];
}
