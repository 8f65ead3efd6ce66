import { describe, expect, it } from "vitest";
import { type Cash, collectTexts, plan, recommend } from "../../../tests/support/recommendation";
import type { WireProductChange } from "~/contract/plan/recommendation";
import { ANNUITY_OPTIONS } from "./annuity-options";
import { explainAnnuityAmount } from "./explain-annuity-amount";
import { explainAnnuityKinds } from "./explain-annuity-kinds";
import { explainCashPortion } from "./explain-cash-portion";
import { explainIncomeCapital } from "./explain-income-capital";
import { explainInheritance } from "./explain-inheritance";
import { explainMonthlyIncome } from "./explain-monthly-income";
import { explainProduct } from "./explain-product";
import { explainSavings } from "./explain-savings";
import { explainTaxFreeCash } from "./explain-tax-free-cash";
import { explainTopUps } from "./explain-top-ups";
import { gatherFacts, type PlanFacts } from "../plan/plan-facts";
import { describeDecision } from "../changes/walk-through-decision";

const PRODUCTS = ["LivingAnnuityPlus", "LivingAnnuity", "LifeAnnuity", "EnhancedLifeAnnuity"] as const;
const CASH: Partial<Cash>[] = [
  { savings_at_retirement: 4_300_000, annuity_amount_recommend: 3_750_000 },
  { unit_trust_recommend: 0, lump_sum_tax: 27_000, unmet_cash_needs: 5_000 },
  { cash_recommend: 0, unit_trust_recommend: 0, lump_sum: 0, annuity_amount_recommend: 4_200_000 },
];
const PEOPLE = [
  plan(),
  plan({ has_serious_illness: "yes", financially_support_children: "yes" }),
  plan({ financially_support_partner: "yes", partner_name: "Sipho Mokoena", are_you_smoker: "no" }),
];
const INCOMES = [45, 50, 55].map((share) => ({
  perct_capital_to_dependents: share / 100,
  monthly_income: 27_300 - 180 * share,
}));
const CHANGES: WireProductChange[] = PRODUCTS.flatMap((product) => [
  { answer: "importance", value: "income", product },
  { answer: "importance", value: "inheritance", product },
  { answer: "savings", value: 1_500_001, product, importance: "inheritance" },
  { answer: "savings", value: 1_234_567, product },
  { answer: "has_backup", value: true, product, importance: "inheritance" },
  { answer: "has_backup", value: false, product },
]);
const REASONS = PRODUCTS.flatMap((product) =>
  (["for", "against"] as const).flatMap((verdict) =>
    [
      "prefersIncome",
      "prefersInheritance",
      "savingsUpToSoftMinimum",
      "noBackup",
      "seriousIllness",
      "smoker",
      "notImpaired",
      "noSeriousIllness",
      "supportNeedsAll",
      "supportIsCovered",
    ].map((rule) => ({ rule, product, verdict, answer: 0.5, threshold: 1_500_000, changes: CHANGES })),
  ),
);

function gatherAll(annuity: (typeof PRODUCTS)[number], clientName?: string): PlanFacts[] {
  const common = { reasons: REASONS, support_per_month: 99_000 };
  return CASH.flatMap((cash) =>
    PEOPLE.map((answers) => gatherFacts(recommend(annuity, { cash, common }), answers, clientName)),
  );
}

function explainSteps(facts: PlanFacts) {
  return [
    explainSavings(facts),
    explainCashPortion(facts),
    explainTaxFreeCash(facts),
    explainAnnuityAmount(facts),
    explainIncomeCapital(facts),
    explainAnnuityKinds(facts),
    explainProduct(facts),
    explainMonthlyIncome(facts),
    explainInheritance(facts),
    explainTopUps(facts, { dependantsIncomes: INCOMES, dependentPercentage: 40 }),
    describeDecision(facts),
  ];
}

function explainAll(annuity: (typeof PRODUCTS)[number]) {
  return [...gatherAll(annuity).flatMap(explainSteps), ANNUITY_OPTIONS];
}

describe("the words of the walk-through", () => {
  it.each(PRODUCTS)("for %s are sentences under 20 words, and survive as JSON", (annuity) => {
    const steps = explainAll(annuity);
    const sentences = steps.flatMap(collectTexts).flatMap((text) => text.split(/(?<=[.?:])\*{0,2} /));
    expect(sentences.filter((sentence) => sentence.split(" ").length >= 20)).toEqual([]);
    expect(sentences.filter((sentence) => /!|NaN|undefined|Infinity/.test(sentence))).toEqual([]);
    expect(JSON.parse(JSON.stringify(steps))).toEqual(steps);
  });

  it.each(PRODUCTS)("for %s have names that say the idea, without an amount", (annuity) => {
    const names = explainAll(annuity).map((step) => ("name" in step && step.name) || step.heading);
    expect(names.filter((name) => /\d/.test(name) || name === "")).toEqual([]);
  });

  it.each(PRODUCTS)("for %s name the client whose adviser reads them", (annuity) => {
    const texts = gatherAll(annuity, "Naledi").flatMap(explainSteps).flatMap(collectTexts);
    const toPerson = texts.filter((text) => /\byou(r|rs|rself)?\b/i.test(text));
    expect([...new Set(toPerson)]).toEqual([]);
  });
});
