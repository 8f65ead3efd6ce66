import { formatRand } from "~/base/money";
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import type { WireReason } from "~/contract/plan/recommendation";
import type { PlanFacts } from "./plan-facts";
import { findSupportShare, isSupportShort } from "./support-share";
import { formatShare } from "./write-figures";

/** A reason in words: the fact, and what follows from it. */
export type ReasonWords = {
  point: string;
  text: string;
  /** Both, said of what comes second for this reason; absent where the point says it. */
  ofSecond?: string;
};

type Say = (reason: WireReason, facts: PlanFacts) => ReasonWords | undefined;
type Wordings = Partial<Record<string, Say>>;

const WANTS_INCOME = "You want a guaranteed income.";
const WANTS_INHERITANCE = "You want to leave an inheritance.";
const IS_ILL = "You are seriously ill.";
const IS_WELL = "You are not seriously ill.";
const HAS_NO_BACKUP = "You have no back-up plan.";

const saySavings = ({ threshold }: WireReason) => `You have saved ${formatRand(Number(threshold))} or less.`;

const leavesNoCapital: Say = (_, { partnerName }) => ({
  point: WANTS_INHERITANCE,
  text: partnerName
    ? `It carries on as an income for ${partnerName}, and leaves no capital.`
    : "After the guaranteed years it leaves nothing.",
});

const moreWhenEnhanced =
  (point: string): Say =>
  () => ({
    point,
    text: "An enhanced life annuity pays you more for the same money.",
  });

/** What a living annuity plus would do better counts as a reason only if that is what we recommend. */
const besidePlus =
  (say: Say): Say =>
  (reason, facts) =>
    facts.common.annuity_recommendation === "LivingAnnuityPlus" ? say(reason, facts) : undefined;

/** A person who prefers an inheritance is never asked about smoking. */
const sayUnimpaired = ({ plan }: PlanFacts) =>
  plan.are_you_smoker === undefined
    ? IS_WELL
    : "You told us you are not seriously ill and do not smoke heavily.";

const choseIncome: Say = (_, { partnerName, product }) => ({
  point: WANTS_INCOME,
  text: partnerName
    ? `It is paid for as long as you live. After that, ${Math.round(product.partner_guaranteed_inc_perct)}% of it goes to ${partnerName}.`
    : "It is paid for as long as you live, whatever markets do.",
});

const savingsNeedGuarantee: Say = (reason, { partnerName }) => ({
  point: saySavings(reason),
  text: partnerName
    ? `With that amount, a secure income for you and ${partnerName} comes first.`
    : "With that amount, a secure income comes first.",
});

const FOR_LIFE_ANNUITIES: Wordings = {
  prefersIncome: choseIncome,
  savingsUpToSoftMinimum: savingsNeedGuarantee,
  noBackup: () => ({
    point: HAS_NO_BACKUP,
    text: "If your income fell, you would have nothing to fall back on. This income cannot fall.",
  }),
  notImpaired: (_, facts) => ({
    point: sayUnimpaired(facts),
    text: "So insurers would offer you an ordinary life annuity.",
  }),
  seriousIllness: () => ({
    point: IS_ILL,
    text: "So insurers pay you more each month for the same money.",
  }),
  smoker: () => ({
    point: "You smoke.",
    text: "So insurers pay you more each month for the same money.",
  }),
};

const AGAINST_LIVING_ANNUITIES: Wordings = {
  prefersIncome: () => ({
    point: WANTS_INCOME,
    text: "This income depends on markets and may have to fall.",
  }),
  savingsUpToSoftMinimum: (reason) => ({
    point: saySavings(reason),
    text: "With that amount, an income that can fall is too risky.",
  }),
  noBackup: () => ({
    point: HAS_NO_BACKUP,
    text: "If markets are poor, you would have nothing to fall back on.",
  }),
};

const FOR: Record<AnnuityRecommendation, Wordings> = {
  LivingAnnuityPlus: {
    prefersInheritance: () => ({
      point: WANTS_INHERITANCE,
      text: "When we asked what matters more, you chose a flexible income with an inheritance.",
    }),
    noSeriousIllness: () => ({
      point: IS_WELL,
      text: "You can gain from the top-ups, which go to members who live longer.",
    }),
    supportIsCovered: (_, facts) => {
      const share = formatShare(facts.product.perct_capital_to_dependents);
      if (leavesAll(facts))
        return {
          point: "You chose to leave all of it.",
          text: "All of the annuity goes to the people you name.",
        };
      if (isSupportShort(facts))
        return {
          point: "You chose to leave less.",
          text: `${share} goes to the people you name. The rest raises your income.`,
        };
      if (findSupportShare(facts) === undefined)
        return {
          point: "No one else will need all of it.",
          text: `${share} goes to the people you name. The rest raises your income.`,
        };
      return {
        point: "The support you want to give is covered.",
        text: `${share} of the annuity is kept for it. The rest can raise your income.`,
      };
    },
  },
  LivingAnnuity: {
    prefersInheritance: () => ({
      point: WANTS_INHERITANCE,
      text: "All that is left in a living annuity goes to the people you name.",
    }),
    seriousIllness: () => ({
      point: IS_ILL,
      text: "If you die early, none of your savings goes to other people in the same annuity.",
    }),
    supportNeedsAll: () => ({
      point: "Supporting your dependants takes all of it.",
      text: "So nothing can be shared with other people in the same annuity.",
    }),
  },
  LifeAnnuity: FOR_LIFE_ANNUITIES,
  EnhancedLifeAnnuity: FOR_LIFE_ANNUITIES,
};

const AGAINST: Record<AnnuityRecommendation, Wordings> = {
  LivingAnnuityPlus: {
    ...AGAINST_LIVING_ANNUITIES,
    seriousIllness: () => ({
      point: IS_ILL,
      text: "Its top-ups go to members who live long. You are more likely to pay for them than to get them.",
    }),
    supportNeedsAll: () => ({
      point: "Supporting your dependants takes all of it.",
      text: "With nothing to share, it would pay no more than a living annuity.",
    }),
  },
  LivingAnnuity: {
    ...AGAINST_LIVING_ANNUITIES,
    noSeriousIllness: besidePlus(() => ({
      point: IS_WELL,
      text: "You would miss out on the top-ups.",
      ofSecond: "You are healthy, so sharing with other members pays you more.",
    })),
    supportIsCovered: besidePlus(({ answer }, facts) =>
      isSupportShort(facts)
        ? { point: "It leaves all of it.", text: "You chose to leave less, so that your income is higher." }
        : {
            point: "You do not have to leave all of it.",
            text: leavesAll(facts)
              ? `${formatShare(Number(answer))} is enough. You chose to leave all of it, so here the two work alike.`
              : `${formatShare(Number(answer))} is enough, and sharing the rest raises your income.`,
          },
    ),
  },
  LifeAnnuity: {
    prefersInheritance: leavesNoCapital,
    seriousIllness: moreWhenEnhanced(IS_ILL),
    smoker: moreWhenEnhanced("You smoke."),
  },
  EnhancedLifeAnnuity: {
    prefersInheritance: leavesNoCapital,
    notImpaired: (_, facts) => ({
      point: sayUnimpaired(facts),
      text: "Insurers offer it only to people whose health or smoking may shorten their lives.",
    }),
  },
};

function leavesAll({ product }: PlanFacts): boolean {
  return product.perct_capital_to_dependents >= 1;
}

/** The words for a reason; undefined for a rule that has none. */
export function sayReason(reason: WireReason, facts: PlanFacts): ReasonWords | undefined {
  const wordings = reason.verdict === "for" ? FOR : AGAINST;
  return wordings[reason.product][reason.rule]?.(reason, facts);
}
