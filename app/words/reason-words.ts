import { formatRand } from "~/base/money";
import type { AnnuityRecommendation, WireReason } from "~/contract/recommendation";
import type { PlanFacts } from "./plan-facts";
import { formatShare } from "./write-figures";

/** A reason as it is read: what is so, and what follows from it. */
export type ReasonWords = { point: string; text: string };

type Say = (reason: WireReason, facts: PlanFacts) => ReasonWords | undefined;
type Wordings = Partial<Record<string, Say>>;

const WANTS_INCOME = "You want a guaranteed income.";
const WANTS_INHERITANCE = "You want to leave money behind.";
const IS_ILL = "You are seriously ill.";
const IS_WELL = "You are not seriously ill.";
const HAS_NO_BACKUP = "You have no back-up plan.";

const saySavings = ({ threshold }: WireReason) => `You have saved ${formatRand(Number(threshold))} or less.`;

const leavesNoCapital: Say = (_, { partnerName }) => ({
  point: WANTS_INHERITANCE,
  text: partnerName
    ? `It goes on as an income for ${partnerName}, and leaves no capital.`
    : "After the guaranteed years it leaves nothing.",
});

const moreWhenEnhanced =
  (point: string): Say =>
  () => ({
    point,
    text: "An enhanced life annuity pays you more for the same money.",
  });

/** What a living annuity plus would do better is a reason only where that is what we recommend. */
const besidePlus =
  (say: Say): Say =>
  (reason, facts) =>
    facts.common.annuity_recommendation === "LivingAnnuityPlus" ? say(reason, facts) : undefined;

/** Who prefers an inheritance is never asked about smoking. */
const sayUnimpaired = ({ plan }: PlanFacts) =>
  plan.are_you_smoker === undefined ? IS_WELL : "You told us of no illness or smoking.";

const choseIncome: Say = (_, { partnerName, product }) => ({
  point: WANTS_INCOME,
  text: partnerName
    ? `It is paid for your life, and ${Math.round(product.partner_guaranteed_inc_perct)}% of it then goes on to ${partnerName}.`
    : "It is paid for as long as you live, whatever markets do.",
});

const savingsNeedGuarantee: Say = (reason, { partnerName }) => ({
  point: saySavings(reason),
  text: partnerName
    ? `Up to that, we first secure an income for you and ${partnerName}.`
    : "Up to that, we first secure an income that cannot fall.",
});

const FOR_LIFE_ANNUITIES: Wordings = {
  prefersIncome: choseIncome,
  savingsUpToSoftMinimum: savingsNeedGuarantee,
  noBackup: () => ({
    point: HAS_NO_BACKUP,
    text: "If an income fell, nothing else would stand behind it. This one does not fall.",
  }),
  notImpaired: (_, facts) => ({
    point: sayUnimpaired(facts),
    text: "An ordinary life annuity is the one that insurers offer you.",
  }),
  seriousIllness: () => ({
    point: IS_ILL,
    text: "Insurers then pay more each month for the same money.",
  }),
  smoker: () => ({
    point: "You smoke.",
    text: "Insurers then pay more each month for the same money.",
  }),
};

const AGAINST_LIVING_ANNUITIES: Wordings = {
  prefersIncome: () => ({
    point: WANTS_INCOME,
    text: "This income depends on markets and may have to fall.",
  }),
  savingsUpToSoftMinimum: (reason) => ({
    point: saySavings(reason),
    text: "With that, an income that may fall is too great a risk.",
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
      text: "In step 6 you chose a flexible income with an inheritance.",
    }),
    noSeriousIllness: () => ({
      point: IS_WELL,
      text: "You can gain from the top-ups, which go to those who live on.",
    }),
    supportIsCovered: ({ answer }, { plan }) =>
      plan.financially_support_children === "yes" || plan.financially_support_someone === "yes"
        ? {
            point: "The support you promised is covered.",
            text: `${formatShare(Number(answer))} of the annuity is kept for it. The rest can raise your income.`,
          }
        : {
            point: "Nobody needs all of it after you.",
            text: `${formatShare(Number(answer))} is left to the people you name. The rest raises your income.`,
          },
  },
  LivingAnnuity: {
    prefersInheritance: () => ({
      point: WANTS_INHERITANCE,
      text: "All that is left in a living annuity goes to the people you name.",
    }),
    seriousIllness: () => ({
      point: IS_ILL,
      text: "If you die early, nothing of your savings is lost to others.",
    }),
    supportNeedsAll: () => ({
      point: "The support you promised needs all of it.",
      text: "So nothing can be shared with other members.",
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
      text: "Its top-ups go to those who live long. You would more likely pay for them than get them.",
    }),
    supportNeedsAll: () => ({
      point: "The support you promised needs all of it.",
      text: "With nothing to share, it would pay no more than a living annuity.",
    }),
  },
  LivingAnnuity: {
    ...AGAINST_LIVING_ANNUITIES,
    noSeriousIllness: besidePlus(() => ({
      point: IS_WELL,
      text: "You would miss the top-ups that other members’ shares bring.",
    })),
    supportIsCovered: besidePlus(({ answer }) => ({
      point: "Not all of it has to be left.",
      text: `${formatShare(Number(answer))} is enough, and sharing the rest raises your income.`,
    })),
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
      text: "Insurers sell it to people whose lives may be shorter.",
    }),
  },
};

/** The words for a reason; none for a rule that this page has no words for. */
export function sayReason(reason: WireReason, facts: PlanFacts): ReasonWords | undefined {
  const wordings = reason.verdict === "for" ? FOR : AGAINST;
  return wordings[reason.product][reason.rule]?.(reason, facts);
}
