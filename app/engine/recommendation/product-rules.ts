/**
 * The recommended annuity, the reasons for it and against the others: one table of rules. A rule speaks for
 * or against one product, holds or not for a person, and returns the answer that it read.
 */
import { isImportanceAsked } from "~/base/importance";
import type { Preference, Product } from "../case/retirement-case";
import type { OtherAnswer, ProductChange, Reason } from "../advice/advice";

/** The facts that the rules read. */
export type ProductFacts = {
  /** Savings as typed, and the soft minimum up to which an income for life comes first. */
  savings: number;
  softMinimumSavings: number;
  hasBackup: boolean;
  importance: Preference | undefined;
  seriousIllness: boolean;
  smoker: boolean;
  /** The share that must be left to dependants; 1 for all. */
  dependantsShare: number;
  /** Whether living annuity plus is offered at all. */
  offersPlus: boolean;
};

/** A change that leads to another product, and the facts after it. */
export type ProductTurn = { change: ProductChange; facts: ProductFacts };

const prefersIncome = (facts: ProductFacts) => isImportanceAsked(facts) && facts.importance === "income";
const prefersInheritance = (facts: ProductFacts) => isImportanceAsked(facts) && facts.importance !== "income";
const needsIncome = (facts: ProductFacts) => !isImportanceAsked(facts);
const wantsGuarantee = (facts: ProductFacts) => needsIncome(facts) || prefersIncome(facts);
const leavesAll = (facts: ProductFacts) => facts.dependantsShare >= 1;

/**
 * Chooses the product.
 * @throws RangeError when the preference is required and was not given
 */
export function chooseProduct(facts: ProductFacts): Product {
  if (isImportanceAsked(facts) && facts.importance === undefined) {
    throw new RangeError("importance: must be answered with these savings or a back-up");
  }
  if (wantsGuarantee(facts)) {
    return chooseLifeAnnuity(facts);
  }
  return chooseLivingAnnuity(facts);
}

/** The suitable living annuity; the plain one where no other is offered. */
function chooseLivingAnnuity(facts: ProductFacts): Product {
  const { offersPlus, seriousIllness } = facts;
  return !offersPlus || seriousIllness || leavesAll(facts) ? "LivingAnnuity" : "LivingAnnuityPlus";
}

function chooseLifeAnnuity({ seriousIllness, smoker }: ProductFacts): Product {
  return seriousIllness || smoker ? "EnhancedLifeAnnuity" : "LifeAnnuity";
}

/**
 * The next best product: beside an income for life the one that would suit if leaving money mattered
 * more, beside a living annuity the other kind of living annuity, or an income for life where there
 * is no other kind.
 */
export function chooseRunnerUp(facts: ProductFacts): Product {
  switch (chooseProduct(facts)) {
    case "LivingAnnuityPlus":
      return "LivingAnnuity";
    case "LivingAnnuity":
      return facts.offersPlus ? "LivingAnnuityPlus" : chooseLifeAnnuity(facts);
    default:
      return chooseLivingAnnuity(facts);
  }
}

type Answer = Reason["answer"];
type Rule = {
  holds: (facts: ProductFacts) => boolean;
  /** The answers read by the rule that a person can choose. */
  choosable?: readonly OtherAnswer["answer"][];
  answer: (facts: ProductFacts) => Answer;
  threshold?: (facts: ProductFacts) => Answer;
};

/** The rules by name; pages choose their words by it. */
const RULES = {
  prefersIncome: { holds: prefersIncome, answer: () => "income", choosable: ["importance"] },
  prefersInheritance: {
    holds: prefersInheritance,
    answer: () => "inheritance",
    choosable: ["importance", "savings", "hasBackup"],
  },
  savingsUpToSoftMinimum: {
    holds: needsIncome,
    choosable: ["savings"],
    answer: ({ savings }) => savings,
    threshold: ({ softMinimumSavings }) => softMinimumSavings,
  },
  noBackup: {
    holds: needsIncome,
    choosable: ["hasBackup"],
    answer: ({ hasBackup }) => hasBackup,
    threshold: () => true,
  },
  seriousIllness: { holds: ({ seriousIllness }) => seriousIllness, answer: () => true },
  smoker: { holds: ({ smoker, seriousIllness }) => smoker && !seriousIllness, answer: () => true },
  notImpaired: { holds: ({ seriousIllness, smoker }) => !seriousIllness && !smoker, answer: () => false },
  noSeriousIllness: { holds: ({ seriousIllness }) => !seriousIllness, answer: () => false },
  supportNeedsAll: {
    holds: leavesAll,
    choosable: ["savings"],
    answer: ({ dependantsShare }) => dependantsShare,
    threshold: () => 1,
  },
  supportIsCovered: {
    holds: (facts) => !leavesAll(facts),
    choosable: ["savings"],
    answer: ({ dependantsShare }) => dependantsShare,
    threshold: () => 1,
  },
} satisfies Record<string, Rule>;

type RuleName = keyof typeof RULES;

/** The rules that distinguish the two kinds of living annuity. */
const KIND_RULES: readonly RuleName[] = [
  "seriousIllness",
  "noSeriousIllness",
  "supportNeedsAll",
  "supportIsCovered",
];

type Sides = { for: readonly RuleName[]; against: readonly RuleName[] };

/** The rules for and against each product. */
const PRODUCT_RULES: Record<Product, Sides> = {
  LivingAnnuityPlus: {
    for: ["prefersInheritance", "noSeriousIllness", "supportIsCovered"],
    against: ["prefersIncome", "savingsUpToSoftMinimum", "noBackup", "seriousIllness", "supportNeedsAll"],
  },
  LivingAnnuity: {
    for: ["prefersInheritance", "seriousIllness", "supportNeedsAll"],
    against: ["prefersIncome", "savingsUpToSoftMinimum", "noBackup", "noSeriousIllness", "supportIsCovered"],
  },
  LifeAnnuity: {
    for: ["prefersIncome", "savingsUpToSoftMinimum", "noBackup", "notImpaired"],
    against: ["prefersInheritance", "seriousIllness", "smoker"],
  },
  EnhancedLifeAnnuity: {
    for: ["prefersIncome", "savingsUpToSoftMinimum", "noBackup", "seriousIllness", "smoker"],
    against: ["prefersInheritance", "notImpaired"],
  },
};

/** The products in the order of the reasons. */
const PRODUCTS: readonly Product[] = [
  "LivingAnnuityPlus",
  "LivingAnnuity",
  "LifeAnnuity",
  "EnhancedLifeAnnuity",
];

function listOfferedProducts({ offersPlus }: Pick<ProductFacts, "offersPlus">): readonly Product[] {
  return PRODUCTS.filter((product) => offersPlus || product !== "LivingAnnuityPlus");
}

/** The rules of a product that hold; with one kind of living annuity, none that distinguishes it from the other. */
function listRules(product: Product, verdict: Reason["verdict"], facts: ProductFacts): RuleName[] {
  const isOneKind = product === "LivingAnnuity" && !facts.offersPlus;
  return PRODUCT_RULES[product][verdict].filter(
    (rule) => RULES[rule].holds(facts) && !(isOneKind && KIND_RULES.includes(rule)),
  );
}

function giveReason(
  product: Product,
  verdict: Reason["verdict"],
  rule: RuleName,
  facts: ProductFacts,
): Reason {
  const { answer, threshold }: Rule = RULES[rule];
  return {
    rule,
    product,
    verdict,
    answer: answer(facts),
    ...(threshold && { threshold: threshold(facts) }),
  };
}

/** The changes of a rule's own answers after which it would not hold. */
function listChanges(rule: RuleName, turns: readonly ProductTurn[]): { changes?: ProductChange[] } {
  const { holds, choosable }: Rule = RULES[rule];
  const undoing = turns.filter(({ change, facts }) => choosable?.includes(change.answer) && !holds(facts));
  return undoing.length > 0 ? { changes: undoing.map(({ change }) => change) } : {};
}

/**
 * The reasons for the recommended product and against each of the others: every rule that holds.
 * @param turns changes that lead to another product; each is listed with the reasons that it overturns
 */
export function explainProducts(facts: ProductFacts, turns: readonly ProductTurn[]): Reason[] {
  const recommended = chooseProduct(facts);
  return listOfferedProducts(facts).flatMap((product) => {
    const verdict = product === recommended ? "for" : "against";
    return listRules(product, verdict, facts).map((rule) => ({
      ...giveReason(product, verdict, rule, facts),
      ...(verdict === "for" && listChanges(rule, turns)),
    }));
  });
}
