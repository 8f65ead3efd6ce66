import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { capitalise } from "../plan/write-figures";

/** A term's explanation, as a question and its answer. */
export type ExplainedTerm = { question: string; answer: readonly string[] };

/** The terms of the walk-through, each worded the same wherever it appears. */
export function explainTerms(facts: Pick<PlanFacts, "clientName">) {
  const { you, You, your, their, does } = speakOf(facts);
  return {
    counted: {
      question: "What is counted here?",
      answer: [
        `The retirement savings that ${you} told us about, before tax.`,
        `${capitalise(your)} home, ${their} bank savings and ${their} other investments are not counted.`,
        "All amounts are in today’s rand: money with the buying power that it has today.",
        "Prices rise. So later figures will be larger, but they will buy the same.",
      ],
    },
    unitTrust: {
      question: "What is a unit trust?",
      answer: [
        `An investment that ${you} ${does("share")} with many other people. A manager looks after it.`,
        `${You} can take money out at any time. Its value goes up and down with markets.`,
      ],
    },
    annuity: {
      question: "What is an annuity?",
      answer: [
        "An annuity turns savings into an income that is paid every month.",
        "The law says that what is not taken in cash has to buy one.",
      ],
    },
    moreThanNeeded: {
      question: `If the income is more than ${you} ${does("need")}`,
      answer: [
        `${You} can invest what is over in a Retirement Annuity.`,
        `What ${you} ${does("pay")} in lowers ${their} tax, up to a limit. ${You} can draw an income from it later.`,
      ],
    },
  } satisfies Record<string, ExplainedTerm>;
}
