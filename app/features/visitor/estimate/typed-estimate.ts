import { parseRand } from "~/base/money";
import { parseWhole } from "~/base/typed-number";
import type { EstimateRequest } from "~/contract/plan/estimate-operations";
import type { EstimateField } from "~/web/plan/estimate-form";

const FIELDS = ["age", "gender", "savings", "partner_age"] as const satisfies readonly EstimateField[];

/** What an address asks, as it was typed; empty where it asks nothing. */
export function readEstimateAddress(url: URL): Partial<Record<EstimateField, string>> {
  const asked = FIELDS.filter((field) => url.searchParams.has(field));
  return Object.fromEntries(asked.map((field) => [field, url.searchParams.get(field)?.trim() ?? ""]));
}

/** Reads what was typed. What cannot be read is NaN, which the service refuses in its own words. */
export function readQuestion(typed: Partial<Record<EstimateField, string>>): EstimateRequest {
  return {
    age: parseWhole(typed.age ?? ""),
    gender: typed.gender as EstimateRequest["gender"],
    savings: Math.round(parseRand(typed.savings ?? "") ?? NaN),
    ...(typed.partner_age && { partner_age: parseWhole(typed.partner_age) }),
  };
}

/** The address of a question: four answers and nothing else. */
export function writeEstimateAddress({ age, gender, savings, partner_age }: EstimateRequest): string {
  const query = new URLSearchParams({ age: String(age), gender, savings: String(savings) });
  if (partner_age !== undefined) query.set("partner_age", String(partner_age));
  return `/en/estimate?${query}`;
}
