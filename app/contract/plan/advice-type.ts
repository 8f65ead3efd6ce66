/** The `type` of a plan or recommendation, ours or its owner's; it says the same as `plan_type`. */
import { z } from "zod";

const TYPES = { base: "recommended", edit: "customized" } as const;

export const adviceTypeSchema = z
  .enum([TYPES.base, TYPES.edit])
  .describe("`recommended` for `base`, `customized` for `edit`");
export type AdviceType = z.infer<typeof adviceTypeSchema>;

/** The `type` that corresponds to a `plan_type`. */
export function findAdviceType(planType: keyof typeof TYPES): AdviceType {
  return TYPES[planType];
}

/**
 * Reads the advice type in an address; old bookmarks and links spell it `customised`.
 * @returns undefined for any other value
 */
export function readAdviceType(written: string | null): AdviceType | undefined {
  if (written === "customised") return "customized";
  return adviceTypeSchema.safeParse(written).data;
}
