/** Operations that adjust a plan. Only the override stores anything. */
import { waysWithPartnerSchema } from "./paid-ways";
import { surveyRecordSchema } from "../survey/survey-record";
import { z } from "zod";
import { adjustNeedsSchema, amendmentSchema } from "./adjust-needs";
import { mistakesSchema } from "../wire/envelope";
import type { Operation } from "../wire/operation";
import { planId, writtenPlanId } from "../wire/plan-reference";
import { recommendationSchema } from "./recommendation";
import { SHARE_STEPS } from "./slider-shares";
import { text } from "../wire/text";

/** Identifies the plan; an ID number, if sent, has to be its owner's. */
const planReference = { id: planId, rsaid: text(40).optional() };

/** Refusals while there is no recommendation to start from, or while too many calculations are running. */
const REFUSALS = [
  "notFound",
  "recommendationPending",
  "recommendationFailed",
  "recommendationOutdated",
  "busy",
] as const;

const randPerMonth = z
  .number()
  .describe("rand a month, today's, before tax, annuity and unit trust together");

const monthlyIncomeSchema = z.object({ monthly_income: randPerMonth });

/** A page shows the effect of each of five tabs, of the funds and of all other changes. */
const MOST_STEPS = 8;
/** A page compares a chosen lump sum with the recommended one and with the next larger one. */
const MOST_PREVIEWS = 3;

const NO_STEP = { errorMap: () => ({ message: "Please choose step 1, 2 or 3" }) };

const stepSchema = z
  .union([z.literal(SHARE_STEPS[0]), z.literal(SHARE_STEPS[1]), z.literal(SHARE_STEPS[2])], NO_STEP)
  .describe(
    "1: the recommended share, one lower and one higher; 2: the slider's; 3: every whole percentage point",
  );
const sharesSchema = z.object({ ...planReference, step: stepSchema });

const dependantsIncomesSchema = z.object({
  estate_perct_n_incomes: z.array(
    z.object({
      perct_capital_to_dependents: z.number().describe("fraction"),
      monthly_income: randPerMonth,
    }),
  ),
});

const partnerIncomesSchema = z.object({
  partner_guaranteed_inc_perct_n_incomes: z.array(
    z.object({
      partner_guaranteed_inc_perct: z.number().describe("percent"),
      monthly_income: randPerMonth,
    }),
  ),
});

/** The changes of an amended plan: the moved levers, or the chosen income. */
const attributesSchema = amendmentSchema.extend({ id: planId, plan_type: z.literal("edit") });

/** The common declarations of operations that only calculate. */
const CALCULATION = {
  method: "POST",
  who: "bearer",
  stores: false,
  limit: "calculate",
  refuses: REFUSALS,
} as const;

const guaranteedIncomeSchema = z.object({
  guarantee_income: z.number().describe("rand a month, today's, before tax, rising with inflation"),
  ways: waysWithPartnerSchema.optional(),
});

export const calculationOperations = {
  calculateIncome: {
    ...CALCULATION,
    path: "/plan/calculation",
    summary: "The income with the needs as they stand, changed or not",
    failure: "Not able to calculate monthly income",
    body: adjustNeedsSchema.extend(planReference),
    answer: monthlyIncomeSchema,
  },
  calculateIncomes: {
    ...CALCULATION,
    path: "/plan/calculation/incomes",
    summary: "The incomes with several sets of needs, each as they would stand",
    failure: "Not able to calculate monthly income",
    body: z.object({ ...planReference, steps: z.array(adjustNeedsSchema).min(1).max(MOST_STEPS) }),
    answer: z.object({ monthly_incomes: z.array(randPerMonth).describe("in the order of the steps") }),
  },
  calculateMonthlyIncome: {
    ...CALCULATION,
    path: "/plan/calculation/monthlyincome",
    summary: "The income with some needs changed; at least one",
    failure: "Not able to calculate monthly income",
    body: adjustNeedsSchema.extend(planReference),
    answer: monthlyIncomeSchema,
  },
  overrideRecommendation: {
    method: "POST",
    path: "/plan/calculation/override/recommendation",
    summary: "Amends the recommendation, by changed needs or by another income, and keeps it beside ours",
    who: "bearer",
    stores: "computed",
    limit: "store",
    refuses: [...REFUSALS, "planChanged"],
    failure: "Not able to calculate new plan recommendation",
    body: amendmentSchema.extend(planReference).extend({
      instead_of: amendmentSchema
        .optional()
        .describe("the attributes that this replaces, empty for none; refused if they are others by now"),
    }),
    answer: recommendationSchema,
  },
  previewRecommendations: {
    ...CALCULATION,
    path: "/plan/calculation/recommendations",
    summary: "The recommendation as overrides would amend it, each by itself; ours for one without a change",
    failure: "Not able to calculate new plan recommendation",
    body: z.object({ ...planReference, changes: z.array(amendmentSchema).min(1).max(MOST_PREVIEWS) }),
    answer: z.object({
      previews: z
        .array(z.union([z.object({ recommendation: recommendationSchema }), mistakesSchema]))
        .describe("in the order of the changes: the recommendation, or what is wrong with the change"),
    }),
  },
  calculateDependantsIncomes: {
    ...CALCULATION,
    path: "/plan/calculation/reduce",
    summary: "The incomes with other shares left to dependants; only of an annuity that shares the rest",
    failure: "Not able to load percentage of dependants incomes",
    body: sharesSchema,
    answer: dependantsIncomesSchema,
  },
  calculatePartnerIncomes: {
    ...CALCULATION,
    path: "/plan/calculation/reduce/partner",
    summary: "The incomes with other shares that continue to the partner; life annuities with a partner only",
    failure: "Not able to load partner guaranteed incomes",
    body: sharesSchema,
    answer: partnerIncomesSchema,
  },
  getAttributes: {
    method: "GET",
    path: "/plan/attributes",
    summary: "What was changed of the amended plan",
    who: "bearer",
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to get edited attributes",
    query: z.object({ id: writtenPlanId }),
    answer: attributesSchema,
  },
  calculateGuaranteedIncome: {
    method: "POST",
    path: "/plan/guarantee/income",
    summary: "The guaranteed income that the savings would buy, from the answers known so far",
    who: "bearer",
    stores: false,
    limit: "calculate",
    failure: "Unable to calculate guaranteed income",
    body: surveyRecordSchema,
    answer: guaranteedIncomeSchema,
  },
} as const satisfies Record<string, Operation>;
