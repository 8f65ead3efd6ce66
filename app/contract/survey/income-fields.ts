/** The optional answers of step 5: other incomes, a medical scheme, and the income needed. */
import { AMOUNT, type FieldDeclaration } from "./field-declaration";
import { NOT_A_MONTH } from "./other-incomes";

export const incomeFields = {
  otherTaxableIncomePerMonth: {
    wire: "other_taxable_income",
    ...AMOUNT,
    step: 5,
    least: 0,
    optional: "always",
    described: "rand a month before tax, today's: beside this plan's; without it taxed as the only income",
  },
  otherTaxableIncomeUntil: {
    wire: "other_taxable_income_until",
    kind: "month",
    step: 5,
    optional: "always",
    required: NOT_A_MONTH,
    described:
      "MM/YYYY: the last month in which other_taxable_income is paid; absent: it rises with prices for life",
  },
  otherIncomes: {
    wire: "other_incomes",
    kind: "incomes",
    step: 5,
    optional: "always",
    sealed: "alone",
    required: "Please enter your other incomes",
    described:
      "up to six pensions, rents, pay or grants beside this plan's income and other_taxable_income, each with its owner and dates: for tax, and for what income_needed is met by",
  },
  medicalPeople: {
    wire: "medical_people",
    kind: "count",
    step: 5,
    optional: "always",
    required: "Please enter how many people your medical scheme covers",
    most: 20,
    tooMany: "Please enter a whole number up to 20",
    described: "whole number: the people whom their medical scheme covers; 0 and absent: no credits",
  },
  medicalContributionPerMonth: {
    wire: "medical_contribution",
    ...AMOUNT,
    step: 5,
    least: 0,
    optional: "always",
    condition: "medicalScheme",
    described: "rand a month: what they pay to the medical scheme for all of them, 0 unless sent",
  },
  incomeNeeded: {
    wire: "income_needed",
    ...AMOUNT,
    step: 5,
    optional: "always",
    described: "rand a month after tax, today's: what the person needs",
  },
  needAlonePercent: {
    wire: "need_alone_perct",
    kind: "count",
    step: 5,
    optional: "always",
    required: "Please enter a percentage",
    least: 30,
    most: 100,
    tooMany: "Please enter a whole percentage from 30 to 100",
    described: "percent, whole: how much of income_needed one of a couple needs alone; absent: 100",
  },
} as const satisfies Record<string, FieldDeclaration>;
