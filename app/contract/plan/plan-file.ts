/** Schemas of the files in which an owner downloads a plan. */
import { z } from "zod";
import { adviceTypeSchema } from "./advice-type";
import { recommendationSchema } from "./recommendation";
import { surveyRecordSchema } from "../survey/survey-record";

const advisedSchema = z.object({
  plan: surveyRecordSchema.describe("the answers that the recommendation comes from"),
  recommendation: recommendationSchema,
});

const assumedLineSchema = z.object({
  line: z.string().describe("the last part of the address of the page that asks for it"),
  is_told: z.boolean(),
  statement: z.string(),
  note: z.string(),
});
export type AssumedFileLine = z.infer<typeof assumedLineSchema>;

/** A row of the spreadsheet of these lines; its keys are the column headings, in order. */
export const assumedRowSchema = assumedLineSchema
  .extend({ is_told: z.enum(["yes", "no"]) })
  .describe("a row of `assumed.csv`");

export const planFileSchema = z.object({
  format: z.literal("baobab-plan-2").describe("changes when a field changes its meaning"),
  recommended: advisedSchema,
  assumed: z
    .array(assumedLineSchema)
    .describe("what the plan was told and what it assumes, as its page says it")
    .optional(),
  customized: advisedSchema.optional().describe("the plan as its owner has changed it, if they have"),
});

export type PlanFile = z.infer<typeof planFileSchema>;

/** The projections in the spreadsheet and their units, by wire name. */
export const PROJECTED = {
  monthly_income: "today's rand a month before tax",
  monthly_income_from_annuity: "today's rand a month before tax",
  invest_balance: "today's rand",
  estate: "today's rand",
  top_ups: "today's rand a month",
  top_ups_with_returns: "today's rand a month",
} as const;

/** The market views; every projection has a column for each. */
export const PROJECTED_MARKETS = ["poor", "expected", "strong"] as const;

const figureColumns = Object.entries(PROJECTED).flatMap(([series, unit]) =>
  PROJECTED_MARKETS.map((market) => [
    `${series}_${market} (${unit})`,
    z.number().optional().describe(`\`graphs_data\` of \`Recommendation\`: ${series}, ${market} markets`),
  ]),
);

/** A row of the spreadsheet; its keys are the column headings, in order. */
export const projectionRowSchema = z
  .object({
    plan: adviceTypeSchema,
    product: z.string(),
    is_recommended: z.enum(["yes", "no"]).describe("whether the product is this plan's own"),
    age: z.number().int().describe("years, at an anniversary of the retirement date"),
    ...(Object.fromEntries(figureColumns) as Record<string, z.ZodType>),
  })
  .describe("a row of `projections.csv`; an empty cell is a figure that an earlier release did not store");
