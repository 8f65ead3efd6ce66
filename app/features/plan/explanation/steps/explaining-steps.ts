import { explainAnnuityAmount } from "~/words/explanation/explain-annuity-amount";
import { explainAnnuityKinds } from "~/words/explanation/explain-annuity-kinds";
import { explainCashPortion } from "~/words/explanation/explain-cash-portion";
import { explainIncomeCapital } from "~/words/explanation/explain-income-capital";
import { explainInheritance } from "~/words/explanation/explain-inheritance";
import { explainMonthlyIncome } from "~/words/explanation/explain-monthly-income";
import { explainProduct } from "~/words/explanation/explain-product";
import { explainSavings } from "~/words/explanation/explain-savings";
import { explainTaxFreeCash } from "~/words/explanation/explain-tax-free-cash";
import { explainTopUps } from "~/words/explanation/explain-top-ups";
import type { ChartView } from "~/words/chart/describe-chart";
import type { WalkThroughStep } from "./walk-through-step";
import { AnnuityAmountStepBody } from "./annuity-amount-step";
import { AnnuityKindsStepBody } from "./annuity-kinds-step";
import { CashPortionStepBody } from "./cash-portion-step";
import { IncomeCapitalStepBody } from "./income-capital-step";
import { InheritanceStepBody } from "./inheritance-step";
import { MonthlyIncomeStepBody } from "./monthly-income-step";
import { ProductStepBody } from "./product-step";
import { SavingsStepBody } from "./savings-step";
import { TaxFreeCashStepBody } from "./tax-free-cash-step";
import { TopUpsStepBody } from "./top-ups-step";

/** Pairs a description with the body that shows it, so that their views match. */
function step<View extends { heading: string; chart?: ChartView }>(
  describe: WalkThroughStep<View>["describe"],
  Body: WalkThroughStep<View>["Body"],
): WalkThroughStep<View> {
  return { describe, Body };
}

/** The steps that explain, by number. */
export const EXPLAINING_STEPS = {
  1: step(explainSavings, SavingsStepBody),
  2: step(explainCashPortion, CashPortionStepBody),
  3: step(explainTaxFreeCash, TaxFreeCashStepBody),
  4: step(explainAnnuityAmount, AnnuityAmountStepBody),
  5: step(explainIncomeCapital, IncomeCapitalStepBody),
  6: step(explainAnnuityKinds, AnnuityKindsStepBody),
  7: step(explainProduct, ProductStepBody),
  8: step(explainMonthlyIncome, MonthlyIncomeStepBody),
  9: step(explainInheritance, InheritanceStepBody),
  10: step(explainTopUps, TopUpsStepBody),
} satisfies Record<number, WalkThroughStep>;
