import { offersPlus } from "~/contract/plan/recommended-product";
import { describeFutureRand } from "../plan/future-rand";
import type { FutureRandView } from "../plan/future-rand";
import { PRODUCT_WORDS } from "../plan/plan-facts";
import type { PlanFacts } from "../plan/plan-facts";
import { capitalise, writeCount } from "../plan/write-figures";

/** The kinds of annuity beside each other: the same for everyone to whom they were offered. */
export type AnnuityKindsStep = {
  heading: string;
  /** Each kind with who pays it. */
  kinds: readonly { name: string; pays: string }[];
  sentences: readonly string[];
  tableName: string;
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  futureRand: FutureRandView;
  enhanced: { title: string; text: string };
  pictures: { lead: string; link: string };
};

const KINDS = ["LifeAnnuity", "LivingAnnuity", "LivingAnnuityPlus"] as const;

const PAYS: Record<(typeof KINDS)[number], string> = {
  LifeAnnuity: "An insurer pays you, for as long as you live",
  LivingAnnuity: "Your own savings pay you, while they last",
  LivingAnnuityPlus: "Your own savings and top-ups pay you, while they last",
};

/** Step 6: what kinds there are, before one of them is recommended. */
export function explainAnnuityKinds(facts: PlanFacts): AnnuityKindsStep {
  const { recommendation } = facts;
  const kinds = KINDS.filter((kind) => kind !== "LivingAnnuityPlus" || offersPlus(recommendation));
  return {
    heading: "There are different kinds of annuity",
    kinds: kinds.map((kind) => ({ name: capitalise(PRODUCT_WORDS[kind].name), pays: PAYS[kind] })),
    sentences: [
      "Each of them pays you every month.",
      "They differ in how safe your income is, and in what you leave behind.",
    ],
    tableName: "How they differ",
    caption: `What sets the ${writeCount(kinds.length)} kinds apart`,
    heads: ["Question", ...kinds.map((kind) => capitalise(PRODUCT_WORDS[kind].name))],
    rows: [
      ["Who pays you?", "An insurer", "Your own savings", "Your own savings, and top-ups"],
      [
        "How long?",
        "For as long as you live",
        "As long as your savings last",
        "As long as your savings last",
      ],
      ["Can the income fall?", "No", "Yes, if markets are poor", "Yes, if markets are poor"],
      ["Can you change what you draw?", "No", "Yes, once a year", "Yes, once a year"],
      [
        "What is left when you die?",
        "Only what you chose: guaranteed years, or an income for your partner",
        "All that is left",
        "The share that you chose",
      ],
    ].map((row) => row.slice(0, kinds.length + 1)),
    futureRand: describeFutureRand(facts),
    enhanced: {
      title: "If you are seriously ill, or smoke",
      text: "An insurer may then offer you an enhanced life annuity. It pays more, because it may not have to pay for as long.",
    },
    pictures: { lead: "The same in pictures, with no figures:", link: "See the annuity options" },
  };
}
