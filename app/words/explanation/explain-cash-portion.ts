import type { ExplainedTerm } from "./explained-terms";
import type { PicturePart } from "./savings-picture";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";

/** The purpose of taking cash: the same for everyone. */
export type CashPortionStep = {
  heading: string;
  sentences: readonly string[];
  limitsTitle: string;
  /** The most that may be taken in cash and the rest, as parts of a bar. */
  limits: readonly PicturePart[];
  usesTitle: string;
  uses: readonly { title: string; text: string }[];
  rest: string;
  whyNotAll: ExplainedTerm;
};

/** Step 2: why we begin with cash, before any of the person's figures. */
export function explainCashPortion(facts: Pick<PlanFacts, "clientName">): CashPortionStep {
  const { you, your, they, their, does } = speakOf(facts);
  return {
    heading: "First, take a cash portion to use the tax-free benefit",
    sentences: [
      `When ${you} ${does("retire")}, ${they} may take part of ${their} savings in cash. The first part of it is tax-free.`,
    ],
    limitsTitle: `How much ${you} may take`,
    limits: [
      {
        key: "cash",
        name: "In cash",
        share: 1 / 3,
        amount: "Up to one third",
      },
      {
        key: "rest",
        name: `For ${your} income`,
        share: 2 / 3,
        amount: "The rest",
      },
    ],
    usesTitle: "What the cash is for",
    uses: [
      { title: "Pay off debt", text: "Interest on debt often costs more than savings earn." },
      {
        title: "Save for an emergency",
        text: "Money within easy reach keeps a hospital bill from becoming a debt.",
      },
      {
        title: "Personal cash needs",
        text: `Something ${you} ${does("want")} or ${does("have")} to pay for soon.`,
      },
    ],
    rest: "What is left of the tax-free part can be invested in a unit trust. There it can still be reached.",
    whyNotAll: {
      question: "Why not all of it?",
      answer: [
        "The law allows up to one third in most cases. The rest buys an annuity, which pays an income every month.",
        "Money that is left in is taxed later, when it is paid out as an income.",
      ],
    },
  };
}
