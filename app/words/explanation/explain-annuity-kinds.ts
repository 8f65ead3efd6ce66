import { formatRand } from "~/base/money";
import { offersPlus } from "~/contract/plan/recommended-product";
import { describeFutureRand, type FutureRandView } from "../plan/future-rand";
import { countFutures, FUTURES_SHOWN } from "../plan/describe-likelihood";
import { readNeed } from "../plan/income-need";
import { type PlanFacts, PRODUCT_WORDS } from "../plan/plan-facts";
import { speakOf, type SpokenOf } from "../plan/speak-of";
import { capitalise, writeCount } from "../plan/write-figures";

/** The kinds of annuity side by side: the same for everyone with the same offer. */
export type AnnuityKindsStep = {
  heading: string;
  /** Each kind with its payer. */
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

const TOP_UPS =
  "Top-ups are parts of the savings of members who have died, shared out among those still living.";

function sayPays({ you, your, they }: SpokenOf): Record<(typeof KINDS)[number], string> {
  return {
    LifeAnnuity: `An insurer pays ${you}, for as long as ${they} live`,
    LivingAnnuity: `${capitalise(your)} own savings pay the income, while they last`,
    LivingAnnuityPlus: `${capitalise(your)} own savings and top-ups pay the income, while they last`,
  };
}

/** Whether a kind meets the need, if that was calculated; of the living annuities only for the recommended one. */
function sayNeedMet(kind: (typeof KINDS)[number], facts: PlanFacts): string[] {
  const [needed, told] = [readNeed(facts), facts.common.income_need];
  if (!needed || !told || facts.amounts.annuity <= 0) return [];
  const { you, does } = speakOf(facts);
  const need = `the ${formatRand(needed.need)} ${you} ${does("need")}`;
  const { perct_guaranteed: least, success_perct: chance } = told;
  if (kind === "LifeAnnuity") {
    if (least === 0) return [];
    if (least === null) return [`It cannot guarantee ${need}`];
    return [`It can guarantee ${need}${facts.partnerName ? " while both live" : ""}`];
  }
  if (kind !== facts.product.product || facts.guaranteedShare > 0 || typeof chance !== "number") return [];
  return [`It meets ${need} in ${countFutures(chance)} of ${FUTURES_SHOWN} futures, if no more is drawn`];
}

/** Step 6: the kinds of annuity, before one of them is recommended. */
export function explainAnnuityKinds(facts: PlanFacts): AnnuityKindsStep {
  const { recommendation } = facts;
  const person = speakOf(facts);
  const { you, your, they, their, does } = person;
  const pays = sayPays(person);
  const kinds = KINDS.filter((kind) => kind !== "LivingAnnuityPlus" || offersPlus(recommendation));
  return {
    heading: "There are different kinds of annuity",
    kinds: kinds.map((kind) => ({
      name: capitalise(PRODUCT_WORDS[kind].name),
      pays: [pays[kind], ...sayNeedMet(kind, facts)].join(". "),
    })),
    sentences: [
      `Each of them pays ${you} every month.`,
      "They differ in how safe the income is, and in what is left behind.",
      ...(kinds.includes("LivingAnnuityPlus") ? [TOP_UPS] : []),
    ],
    tableName: "How they differ",
    caption: `What sets the ${writeCount(kinds.length)} kinds apart`,
    heads: ["Question", ...kinds.map((kind) => capitalise(PRODUCT_WORDS[kind].name))],
    rows: [
      [
        `Who pays ${you}?`,
        "An insurer",
        `${capitalise(your)} own savings`,
        `${capitalise(your)} own savings, and top-ups`,
      ],
      [
        "How long?",
        `For as long as ${you} ${does("live")}`,
        "As long as the savings last",
        "As long as the savings last",
      ],
      ["Can the income fall?", "No", "Yes, if markets are poor", "Yes, if markets are poor"],
      [`Can ${you} change what ${they} draw?`, "No", "Yes, once a year", "Yes, once a year"],
      [
        `What is left when ${you} ${does("die")}?`,
        `Only what ${you} chose: guaranteed years, or an income for ${their} partner`,
        "All that is left",
        `The share that ${you} chose`,
      ],
    ].map((row) => row.slice(0, kinds.length + 1)),
    futureRand: describeFutureRand(facts),
    enhanced: {
      title: `If ${you} ${does("are")} seriously ill, or ${does("smoke")}`,
      text: "An insurer may then offer an enhanced life annuity. It pays more, because it may not have to pay for as long.",
    },
    pictures: { lead: "The same in pictures, with no figures:", link: "See the annuity options" },
  };
}
