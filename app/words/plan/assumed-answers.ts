import type { CommonInfo } from "~/contract/plan/recommendation";

type OptionalAnswer = keyof NonNullable<CommonInfo["assumed"]>;

/** Whether a plan assumes an answer because it was not given; an earlier version of the method asked for none of them. */
export function isAssumed({ assumed }: Pick<CommonInfo, "assumed">, answer: OptionalAnswer): boolean {
  return assumed?.[answer] ?? true;
}
