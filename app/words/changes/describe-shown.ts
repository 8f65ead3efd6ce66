import type { ComparisonView } from "./compare-plans";
import type { Advised } from "./shown-plan";

/** Which of two plans a page shows, and the way to the other one. */
export type ShownNote = {
  title: string;
  text: string;
  other: { type: "recommended" | "customised"; name: string };
  /** What paper says in place of the way to the other. */
  onPaper: string;
  /** What the comparison says of the page above it. */
  follows: string;
  /** How the amended plan is given up. */
  restore: string;
};

/** Describes which of two plans a page shows: the amended one, unless ours is chosen or asked for. */
export function describeShown({ recommendation, plan }: Advised, { income }: ComparisonView): ShownNote {
  const isChosen = plan.selected_at !== undefined && recommendation.selected;
  const isOtherChosen = plan.selected_at !== undefined && !recommendation.selected;
  if (recommendation.plan_type === "edit")
    return {
      title: isChosen ? "This is your amended plan, which you chose." : "This is your amended plan.",
      text: isOtherChosen ? "You chose the recommended one." : "You made changes to ours.",
      other: { type: "recommended", name: "Show the recommended plan" },
      onPaper: `We recommended ${income.recommended} a month; this one pays ${income.amended}:`,
      follows:
        "Everything on this page follows your changes. Our recommendation is kept, and you can go back to it.",
      restore: "Go back to the recommended plan",
    };
  const beside = `Your amended plan is kept beside it: ${income.amended} a month.`;
  return {
    title: isChosen ? "This is the recommended plan, which you chose." : "This is the recommended plan.",
    text: isOtherChosen ? "You chose your amended one." : beside,
    other: { type: "customised", name: "Show my amended plan" },
    onPaper: `This one pays ${income.recommended} a month; your amended plan pays ${income.amended}:`,
    follows: "Everything on this page is our recommendation. Your amended plan is kept beside it.",
    restore: "Give up the amended plan",
  };
}
