import { formatRand } from "~/base/money";
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import type { WireReason } from "~/contract/plan/recommendation";
import { nameSuccessor } from "./name-successor";
import type { PlanFacts } from "./plan-facts";
import { speakOf, type SpokenOf } from "./speak-of";
import { findSupportShare, isSupportShort } from "./support-share";
import { formatShare } from "./write-figures";

/** A reason in words: the fact, and its consequence. */
export type ReasonWords = {
  point: string;
  text: string;
  /** Both, worded for the product that comes second for this reason; absent if `point` and `text` serve. */
  ofSecond?: string;
};

type Say = (reason: WireReason, person: SpokenOf, facts: PlanFacts) => ReasonWords | undefined;
type Wordings = Partial<Record<string, Say>>;

const sayWantsIncome = ({ You, does }: SpokenOf) => `${You} ${does("want")} a guaranteed income.`;
const sayWantsInheritance = ({ You, does }: SpokenOf) => `${You} ${does("want")} to leave an inheritance.`;
const sayIll = ({ You, does }: SpokenOf) => `${You} ${does("are")} seriously ill.`;
const sayWell = ({ You, does }: SpokenOf) => `${You} ${does("are")} not seriously ill.`;
const saySmoker = ({ You, does }: SpokenOf) => `${You} ${does("smoke")}.`;
const sayNoBackup = ({ You, does }: SpokenOf) => `${You} ${does("have")} no back-up plan.`;

const saySavings = ({ threshold }: WireReason, { You, does }: SpokenOf) =>
  `${You} ${does("have")} saved ${formatRand(Number(threshold))} or less.`;

const leavesNoCapital: Say = (_, person, facts) => {
  const successor = nameSuccessor(facts);
  return {
    point: sayWantsInheritance(person),
    text: successor
      ? `It carries on as an income for ${successor}, and leaves no capital.`
      : "After the guaranteed years it leaves nothing.",
  };
};

const moreWhenEnhanced =
  (say: (person: SpokenOf) => string): Say =>
  (_, person) => ({
    point: say(person),
    text: `An enhanced life annuity pays ${person.you} more for the same money.`,
  });

/** An advantage of living annuity plus is a reason only if we recommend that product. */
const besidePlus =
  (say: Say): Say =>
  (reason, person, facts) =>
    facts.common.annuity_recommendation === "LivingAnnuityPlus" ? say(reason, person, facts) : undefined;

/** A person who prefers an inheritance is never asked about smoking. */
const sayUnimpaired = ({ plan }: PlanFacts, person: SpokenOf) =>
  plan.are_you_smoker === undefined
    ? sayWell(person)
    : `${person.You} told us ${person.they} are not seriously ill and do not smoke heavily.`;

const choseIncome: Say = (_, person, facts) => {
  const successor = nameSuccessor(facts);
  const isPaid = `It is paid for as long as ${person.you} ${person.does("live")}`;
  return {
    point: sayWantsIncome(person),
    text: successor
      ? `${isPaid}. After that, ${Math.round(facts.product.partner_guaranteed_inc_perct)}% of it goes to ${successor}.`
      : `${isPaid}, whatever markets do.`,
  };
};

const savingsNeedGuarantee: Say = (reason, person, { partnerName }) => ({
  point: saySavings(reason, person),
  text: partnerName
    ? `With that amount, a secure income for ${person.you} and ${partnerName} comes first.`
    : "With that amount, a secure income comes first.",
});

const FOR_LIFE_ANNUITIES: Wordings = {
  prefersIncome: choseIncome,
  savingsUpToSoftMinimum: savingsNeedGuarantee,
  noBackup: (_, person) => ({
    point: sayNoBackup(person),
    text: `If ${person.your} income fell, ${person.they} would have nothing to fall back on. This income cannot fall.`,
  }),
  notImpaired: (_, person, facts) => ({
    point: sayUnimpaired(facts, person),
    text: `So insurers would offer ${person.you} an ordinary life annuity.`,
  }),
  seriousIllness: (_, person) => ({
    point: sayIll(person),
    text: `So insurers pay ${person.you} more each month for the same money.`,
  }),
  smoker: (_, person) => ({
    point: saySmoker(person),
    text: `So insurers pay ${person.you} more each month for the same money.`,
  }),
};

const AGAINST_LIVING_ANNUITIES: Wordings = {
  prefersIncome: (_, person) => ({
    point: sayWantsIncome(person),
    text: "This income depends on markets and may have to fall.",
  }),
  savingsUpToSoftMinimum: (reason, person) => ({
    point: saySavings(reason, person),
    text: "With that amount, an income that can fall is too risky.",
  }),
  noBackup: (_, person) => ({
    point: sayNoBackup(person),
    text: `If markets are poor, ${person.you} would have nothing to fall back on.`,
  }),
};

const FOR: Record<AnnuityRecommendation, Wordings> = {
  LivingAnnuityPlus: {
    prefersInheritance: (_, person) => ({
      point: sayWantsInheritance(person),
      text: `When we asked what matters more, ${person.you} chose a flexible income with an inheritance.`,
    }),
    noSeriousIllness: (_, person) => ({
      point: sayWell(person),
      text: `${person.You} can gain from the top-ups, which go to members who live longer.`,
    }),
    supportIsCovered: (_, { you, You, your, does }, facts) => {
      const heirs = `the people ${you} ${does("name")}`;
      const share = formatShare(facts.product.perct_capital_to_dependents);
      if (leavesAll(facts))
        return {
          point: `${You} chose to leave all of it.`,
          text: `All of the annuity goes to ${heirs}.`,
        };
      if (isSupportShort(facts))
        return {
          point: `${You} chose to leave less.`,
          text: `${share} goes to ${heirs}. The rest raises ${your} income.`,
        };
      if (findSupportShare(facts) === undefined)
        return {
          point: "No one else will need all of it.",
          text: `${share} goes to ${heirs}. The rest raises ${your} income.`,
        };
      return {
        point: `The support ${you} ${does("want")} to give is covered.`,
        text: `${share} of the annuity is kept for it. The rest can raise ${your} income.`,
      };
    },
  },
  LivingAnnuity: {
    prefersInheritance: (_, person) => ({
      point: sayWantsInheritance(person),
      text: `All that is left in a living annuity goes to the people ${person.you} ${person.does("name")}.`,
    }),
    seriousIllness: (_, person) => ({
      point: sayIll(person),
      text: `If ${person.you} ${person.does("die")} early, none of ${person.their} savings goes to other people in the same annuity.`,
    }),
    supportNeedsAll: (_, { your }) => ({
      point: `Supporting ${your} dependants takes all of it.`,
      text: "So nothing can be shared with other people in the same annuity.",
    }),
  },
  LifeAnnuity: FOR_LIFE_ANNUITIES,
  EnhancedLifeAnnuity: FOR_LIFE_ANNUITIES,
};

const AGAINST: Record<AnnuityRecommendation, Wordings> = {
  LivingAnnuityPlus: {
    ...AGAINST_LIVING_ANNUITIES,
    seriousIllness: (_, person) => ({
      point: sayIll(person),
      text: `Its top-ups go to members who live long. ${person.You} ${person.does("are")} more likely to pay for them than to get them.`,
    }),
    supportNeedsAll: (_, { your }) => ({
      point: `Supporting ${your} dependants takes all of it.`,
      text: "With nothing to share, it would pay no more than a living annuity.",
    }),
  },
  LivingAnnuity: {
    ...AGAINST_LIVING_ANNUITIES,
    noSeriousIllness: besidePlus((_, person) => ({
      point: sayWell(person),
      text: `${person.You} would miss out on the top-ups.`,
      ofSecond: `${person.You} ${person.does("are")} healthy, so sharing with other members pays ${person.you} more.`,
    })),
    supportIsCovered: besidePlus(({ answer }, { You, your, does }, facts) =>
      isSupportShort(facts)
        ? {
            point: "It leaves all of it.",
            text: `${You} chose to leave less, so that ${your} income is higher.`,
          }
        : {
            point: `${You} ${does("do")} not have to leave all of it.`,
            text: leavesAll(facts)
              ? `${formatShare(Number(answer))} is enough. ${You} chose to leave all of it, so here the two work alike.`
              : `${formatShare(Number(answer))} is enough, and sharing the rest raises ${your} income.`,
          },
    ),
  },
  LifeAnnuity: {
    prefersInheritance: leavesNoCapital,
    seriousIllness: moreWhenEnhanced(sayIll),
    smoker: moreWhenEnhanced(saySmoker),
  },
  EnhancedLifeAnnuity: {
    prefersInheritance: leavesNoCapital,
    notImpaired: (_, person, facts) => ({
      point: sayUnimpaired(facts, person),
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
  return wordings[reason.product][reason.rule]?.(reason, speakOf(facts), facts);
}
