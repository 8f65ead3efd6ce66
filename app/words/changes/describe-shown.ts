import type { AdviceType } from "~/contract/plan/advice-type";
import type { ComparisonView } from "./compare-plans";
import type { Advised } from "./shown-plan";

/** Which of two plans a page shows, and the way to the other one. */
export type ShownNote = {
  title: string;
  /** What the two pay; how they differ follows it. */
  incomes: string;
  /** What the page shows, and what is kept beside it. */
  follows: string;
  other: { type: AdviceType; name: string };
  /** How the amended plan is given up. */
  restore: string;
};

/** Describes which of two plans a page shows: the amended one, unless ours is chosen or asked for. */
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
