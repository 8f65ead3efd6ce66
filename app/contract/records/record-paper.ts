/** A plan in a record of advice as blocks of text, tables and pictures, worded as in the release that made it. */
import { z } from "zod";

const texts = z.array(z.string()).readonly();
const amounts = z.array(z.number()).readonly();

const tableSchema = z.object({
  kind: z.literal("table"),
  caption: z.string().optional(),
  heads: texts.describe("absent where each row is a name and its value").optional(),
  rows: z
    .array(
      z.object({
        cells: z
          .array(z.union([z.string(), texts]))
          .readonly()
          .describe(
            "the first names the row; a list is several paragraphs, in the first cell a name and notes",
          ),
        isTotal: z.boolean().optional(),
      }),
    )
    .readonly(),
  strong: z.number().int().describe("the column that matters most").optional(),
  figures: amounts.describe("the columns that hold figures and stand right"),
  widths: amounts.describe("shares of the width, one for each column"),
});

const chartSchema = z.object({
  kind: z.literal("chart"),
  ages: amounts,
  series: z.object({ poor: amounts, expected: amounts, strong: amounts }).describe("at each age"),
  start: z.string().describe("what stands where the expected line starts"),
  ends: z.object({ poor: z.string(), expected: z.string(), strong: z.string() }).describe("where each ends"),
  axis: z.string(),
  alternative: z.string().describe("what the picture says, for a screen reader"),
});

const text = z.string().describe("double stars stand around what matters most");

/** A block of a record's section. */
const paperBlockSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), text }),
  z.object({ kind: z.literal("note"), text }),
  z.object({ kind: z.literal("heading"), text }),
  z.object({ kind: z.literal("list"), items: texts }),
  tableSchema,
  z.object({
    kind: z.literal("chance"),
    dots: z.number().int(),
    of: z.number().int(),
    alternative: z.string(),
  }),
  chartSchema,
]);

/** The content of the plan's page at selection, which the record shows unchanged. */
export const shownPlanSchema = z.object({
  conclusion: z.string(),
  chance: z.array(paperBlockSchema).readonly().describe("futures as dots, if there is a doubt to show"),
  sections: z
    .array(z.object({ heading: z.string(), blocks: z.array(paperBlockSchema).readonly() }))
    .readonly()
    .describe("what becomes of the savings, the income by year, what is left for others"),
});

export type RecordedBlock = z.infer<typeof paperBlockSchema>;
export type ShownPlan = z.infer<typeof shownPlanSchema>;
