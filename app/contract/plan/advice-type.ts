/** Whether a plan or a recommendation is ours or as its owner changed it: its `type`, which says the same as `plan_type`. */
import { z } from "zod";

const TYPES = { base: "recommended", edit: "customized" } as const;

export const adviceTypeSchema = z
  .enum([TYPES.base, TYPES.edit])
  .describe("`recommended` for `base`, `customized` for `edit`");
export type AdviceType = z.infer<typeof adviceTypeSchema>;

/** The `type` of what is of a `plan_type`. */
export function findAdviceType(planType: keyof typeof TYPES): AdviceType {
  return TYPES[planType];
}

/**
 * Reads which of two plans an address asks for, also one that was kept or sent when `customized` was spelled otherwise.
 * @returns undefined if it asks for neither
 */
export function readAdviceType(written: string | null): AdviceType | undefined {
  if (written === "customised") return "customized";
  return adviceTypeSchema.safeParse(written).data;
}
