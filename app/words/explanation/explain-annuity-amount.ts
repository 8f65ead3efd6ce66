import { formatRand } from "~/base/money";
import { describeParts, type SplitPart } from "../plan/describe-split";
import { type ExplainedTerm, explainTerms } from "./explained-terms";
import type { PlanFacts } from "../plan/plan-facts";
import { describeCommutation } from "../plan/split-notes";
import { formatShare } from "../plan/write-figures";
import { speakOf } from "../plan/speak-of";

/** The annuity's capital beside the cash taken. */
export type AnnuityAmountStep = {
  heading: string;
  title: string;
  tags: readonly string[];
  sentences: readonly string[];
  splitTitle: string;
  parts: readonly SplitPart[];
  terms: readonly ExplainedTerm[];
};

/** Step 4: the remaining money buys an annuity; a later step says which. */
export function explainAnnuityAmount(facts: PlanFacts): AnnuityAmountStep {
  const { amounts } = facts;
  const { you, your } = speakOf(facts);
  return {
    heading: `The rest of ${your} savings buys an annuity`,
    title: `That is ${formatRand(amounts.annuity)}`,
    tags: ["today’s rand", "before tax"],
    sentences: [`It pays ${you} every month.`, ...describeCommutation(facts)],
    splitTitle: `How ${your} ${formatRand(amounts.savings)} is split`,
    parts: describeParts(facts).map(nameByShare),
    terms: [
      {
        ...explainTerms(facts).annuity,
        answer: [
          ...explainTerms(facts).annuity.answer,
          `There are different kinds. Which one suits ${you} comes in a moment.`,
        ],
      },
    ],
  };
}

/** The kind of annuity is not named before a later step. */
function nameByShare(part: SplitPart): SplitPart {
  return {
    ...part,
    name: part.key === "annuity" ? "Annuity" : part.name,
    note: formatShare(part.share),
  };
}
