/**
 * A plan's figures before a line was answered, with which the next page says what the answer changed: in a
 * cookie for a quarter of an hour, and never in an address. Only for the plan that was answered last.
 */
import { z } from "zod";
import { createSealedCookie } from "~/web/cookies/sealed-cookie.server";
import type { LineKey } from "~/words/plan/assumed-answers";
import type { PlanFigures } from "~/words/assumed/describe-saved";
import { annuityRecommendationSchema } from "~/contract/plan/product-recommendation";

const QUARTER_HOUR_SECONDS = 900;

const schema = z.object({
  line: z.string(),
  before: z.object({
    product: annuityRecommendationSchema,
    incomePerMonth: z.number(),
    afterTaxPerMonth: z.number().optional(),
    isAlone: z.boolean(),
    mostInCash: z.number(),
    lumpSum: z.number(),
    lumpSumTax: z.number(),
    cashNeeds: z.number(),
    unitTrust: z.number(),
  }),
});

const figuresCookie = createSealedCookie<z.infer<typeof schema>>({
  name: "baobab_assumed",
  maxAgeSeconds: QUARTER_HOUR_SECONDS,
  schema,
});

/** Returns a plan's figures before a line was answered; undefined if none was answered lately. */
export async function readFiguresBefore(
  request: Request,
  plan: number,
  line: LineKey,
): Promise<PlanFigures | undefined> {
  const kept = await figuresCookie.read(request, String(plan));
  return kept?.line === line ? kept.before : undefined;
}

/** Stores a plan's figures before a line is answered, in place of any other plan's. */
export async function keepFiguresBefore(
  request: Request,
  plan: number,
  kept: { line: LineKey; before: PlanFigures },
): Promise<string[]> {
  const part = String(plan);
  const written = await figuresCookie.write(kept, part);
  if (!written.ok) throw new Error("A cookie of a plan's figures is too long");
  return [written.value, ...figuresCookie.clearOldest(request, part, 1)];
}
