/** The record of advice: question, answers, alternatives and recommendation, frozen when a plan is selected. */
import { z } from "zod";
import { planId } from "../wire/plan-reference";
import { annuityRecommendationSchema } from "../plan/product-recommendation";
import { shownPlanSchema } from "./record-paper";
import { recommendationSchema } from "../plan/recommendation";
import { amendmentSchema } from "../plan/adjust-needs";
import { surveyRecordSchema } from "../survey/survey-record";

const sentences = z.array(z.string());

const questionSchema = z.object({
  question: z.string(),
  hint: z.string().optional(),
  options: z.array(z.object({ label: z.string(), hint: z.string().optional() })).optional(),
  answer: z.string(),
});

const optionSchema = z.object({
  product: annuityRecommendationSchema,
  name: z.string(),
  is_recommended: z.boolean(),
  monthly_income: z
    .number()
    .optional()
    .describe("rand a month, today's, before tax; absent for a life annuity that is not offered"),
  reasons: sentences.describe("for the recommended product, against the others"),
});

const costTableSchema = z.object({
  title: z.string(),
  caption: z.string(),
  heads: sentences,
  rows: z.array(
    z.object({
      name: z.string(),
      note: z.string().optional(),
      cells: sentences,
      is_total: z.boolean(),
    }),
  ),
});

const figuresSchema = recommendationSchema.omit({
  type: true,
  selected: true,
  is_outdated: true,
  changes_dropped: true,
});

export const adviceRecordSchema = z.object({
  format: z.literal("baobab-record-of-advice-1").describe("changes when a field changes its meaning"),
  record_id: z.string().uuid(),
  plan_id: planId,
  plan_type: z.enum(["base", "edit"]).describe("the selected one: recommended or amended"),
  selected_at: z.string().describe("ISO 8601"),
  client: z.object({
    name: z.string(),
    rsaid: z.string().describe("birth date and last figures; whole in records of earlier releases"),
  }),
  adviser: z.object({ name: z.string(), role: z.string() }).optional(),
  selected_by: z
    .object({ name: z.string(), role: z.string() })
    .describe("the adviser who selected the plan for the client; absent if the client did")
    .optional(),
  questions: z.array(
    z.object({
      step: z.number().int().describe("of the survey"),
      name: z.string(),
      questions: z.array(questionSchema),
    }),
  ),
  answers: surveyRecordSchema.describe("the same answers as the survey's record, to compute with"),
  options: z.array(optionSchema).describe("products considered, the recommended one first"),
  changes: z
    .array(z.object({ need: z.string(), recommended: z.string(), chosen: z.string() }))
    .describe("what the person changed, in words; empty for the recommended plan"),
  summary: sentences,
  warnings: sentences,
  costs: z.object({ heading: z.string(), sentences, tables: z.array(costTableSchema) }),
  shown: shownPlanSchema
    .describe("the plan in the words of that day; absent in records of releases before they were kept")
    .optional(),
  figures: z.object({
    recommended: figuresSchema,
    customised: figuresSchema
      .optional()
      .describe("the amended one, spelled as in the first records: a record's hash counts its names"),
  }),
  computed_with: z.object({
    advice_date: z.string().describe("YYYY-MM-DD"),
    basis_version: z.string(),
    fees: z.record(z.record(z.number())).describe("the planner's own; those of the basis if empty"),
    offers_plus: z
      .boolean()
      .describe("whether LivingAnnuityPlus was offered; absent in records of before it was told: it was")
      .optional(),
    engine_version: z.string(),
    seed: z.number(),
    paths: z.number(),
    changes: amendmentSchema.optional().describe("what the amended plan was computed with"),
  }),
});

export type AdviceRecord = z.infer<typeof adviceRecordSchema>;

/** A record in its export, which `npm run verify-record` reads; both parts are canonical JSON. */
export const exportedRecordSchema = z.object({
  record: adviceRecordSchema,
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe("of the record's canonical JSON (sorted keys, no spaces) in UTF-8, hexadecimal"),
});
