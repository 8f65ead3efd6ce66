import type { EstimateRequest } from "~/contract/plan/estimate-operations";
import { wholeNumber, wholeRand } from "~/web/fields/typings";
import type { EstimateField } from "~/web/plan/estimate-form";

const FIELDS = ["age", "gender", "savings", "partner_age"] as const satisfies readonly EstimateField[];

/** What an address asks, as it was typed; empty where it asks nothing. */
export function readEstimateAddress(url: URL): Partial<Record<EstimateField, string>> {
  const asked = FIELDS.filter((field) => url.searchParams.has(field));
  return Object.fromEntries(asked.map((field) => [field, url.searchParams.get(field)?.trim() ?? ""]));
}

/** Reads what was typed, for the service to judge in its own words: it may be NaN or missing. */
export function readQuestion(typed: Partial<Record<EstimateField, string>>): EstimateRequest {
  return {
    age: wholeNumber.read(typed.age),
    gender: typed.gender,
    savings: wholeRand.read(typed.savings),
    partner_age: wholeNumber.read(typed.partner_age),
  } as EstimateRequest;
}

/** The address of a question: four answers and nothing else. */
export function writeEstimateAddress({ age, gender, savings, partner_age }: EstimateRequest): string {
  const query = new URLSearchParams({ age: String(age), gender, savings: String(savings) });
  if (partner_age !== undefined) query.set("partner_age", String(partner_age));
  return `/en/estimate?${query}`;
}
