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
    return recommendation.selected ? ", which you chose." : `. You chose ${other}.`;
  };
  if (recommendation.plan_type === "edit")
    return {
      title: `This is your amended plan${sayChosen("the recommended one")}`,
      incomes: `We recommended ${income.recommended} a month; this one pays ${income.amended}:`,
      follows:
        "Everything on this page follows your changes. Our recommendation is kept, and you can go back to it.",
      other: { type: "recommended", name: "Show the recommended plan" },
      restore: "Go back to the recommended plan",
    };
  return {
    title: `This is the recommended plan${sayChosen("your amended one")}`,
    incomes: `This one pays ${income.recommended} a month; your amended plan pays ${income.amended}:`,
    follows: "Everything on this page is our recommendation. Your amended plan is kept beside it.",
    other: { type: "customized", name: "Show my amended plan" },
    restore: "Give up the amended plan",
  };
}
