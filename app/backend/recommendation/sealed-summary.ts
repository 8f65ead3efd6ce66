import { type AdviceSummary, summariseAdvice } from "~/contract/plan/advice-summary";
import type { Recommendation } from "~/contract/plan/recommendation";
import { decryptField, encryptField, type SealedPlace } from "../store/encryption";

type Summary = Omit<AdviceSummary, "selected">;
type Kept = { planId: number; planType: "base" | "edit" };

const placeOf = ({ planId, planType }: Kept): SealedPlace => ({
  column: "recommendations.summary",
  row: `${planId} ${planType}`,
});

/** Encrypts a recommendation's summary for lists, which is stored beside it. */
export function sealSummary(recommendation: Recommendation, kept: Kept): string {
  return encryptField(JSON.stringify(summariseAdvice(recommendation)), placeOf(kept));
}

/** Decrypts a stored summary. */
export function openSummary(sealed: string, kept: Kept): Summary {
  return JSON.parse(decryptField(sealed, placeOf(kept))) as Summary;
}
