import type { PlanFacts } from "./plan-facts";

/** One thing to do next, with a link where there is a page for it. */
export type NextStep = { title: string; text: string; link?: { to: string; name: string } };

/** What a person does with the plan from here. Nothing is bought on this site, and some products cannot be undone. */
export function describeNextSteps({ isLifeAnnuity }: PlanFacts): NextStep[] {
  return [
    {
      title: "Keep it",
      text: "Print this page from your browser’s menu, or save it as a PDF. You can open it again in this browser for 30 days.",
    },
    {
      title: "Talk it over",
      text: "Show it to the people it affects. A retirement coach can go through it with you, at no charge.",
      link: { to: "/en/contact", name: "How to reach a coach" },
    },
    {
      title: "Take your time",
      text: isLifeAnnuity
        ? "Nothing is bought or signed here. A life annuity is for good: once it starts paying, you cannot get the money back."
        : "Nothing is bought or signed here. Later you can change what you draw once a year.",
    },
  ];
}
