import type { AdviceType } from "~/contract/plan/advice-type";
import type { ComparisonView } from "./compare-plans";
import type { Advised } from "./shown-plan";

/** Says which of two plans a page shows, with the link to the other one. */
export type ShownNote = {
  title: string;
  /** The two incomes; their difference follows. */
  incomes: string;
  /** The plan that the page shows, and the other one, which is stored as well. */
  follows: string;
  other: { type: AdviceType; name: string };
  /** The label of the button that discards the amended plan. */
  restore: string;
};

/** Describes which of two plans a page shows: the amended one, unless ours is selected or requested. */
export function describeShown({ recommendation, plan }: Advised, { income }: ComparisonView): ShownNote {
  const sayChosen = (other: string) => {
    if (plan.selected_at === undefined) return ".";
    return recommendation.selected ? ", which was chosen." : `. ${other} was chosen.`;
  };
  if (recommendation.plan_type === "edit")
    return {
      title: `This is the amended plan${sayChosen("The recommended one")}`,
      incomes: `We recommended ${income.recommended} a month; this one pays ${income.amended}:`,
      follows: "Everything on this page follows the changes. Our recommendation is kept beside it.",
      other: { type: "recommended", name: "Show the recommended plan" },
      restore: "Go back to the recommended plan",
    };
  return {
    title: `This is the recommended plan${sayChosen("The amended one")}`,
    incomes: `This one pays ${income.recommended} a month; the amended plan pays ${income.amended}:`,
    follows: "Everything on this page is our recommendation. The amended plan is kept beside it.",
    other: { type: "customized", name: "Show the amended plan" },
    restore: "Give up the amended plan",
  };
}
