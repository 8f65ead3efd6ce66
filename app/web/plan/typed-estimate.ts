import type { EstimateRequest } from "~/contract/survey/estimate-answers";
import type { SurveyLimits } from "~/contract/survey/survey-limits";
import { wholeNumber, wholeRand } from "~/web/fields/typings";
import type { EstimateField } from "./estimate-form";

/** In the order of the form. */
const FIELDS = [
  "age",
  "retire_at",
  "gender",
  "savings",
  "partner_age",
] as const satisfies readonly EstimateField[];

/** The typed values in an address; empty if it has none. */
export function readEstimateAddress(url: URL): Partial<Record<EstimateField, string>> {
  const asked = FIELDS.filter((field) => url.searchParams.has(field));
  return Object.fromEntries(asked.map((field) => [field, url.searchParams.get(field)?.trim() ?? ""]));
}

/**
 * Parses the typed values without judging them: values may be NaN or missing, and the service refuses them in
 * its own words. An address without an age of retirement means now; an empty one is a mistake.
 */
export function readQuestion(typed: Partial<Record<EstimateField, string>>): EstimateRequest {
  return {
    age: wholeNumber.read(typed.age),
    retire_at: typed.retire_at === undefined ? undefined : (wholeNumber.read(typed.retire_at) ?? NaN),
    gender: typed.gender,
    savings: wholeRand.read(typed.savings),
    partner_age: wholeNumber.read(typed.partner_age),
  } as EstimateRequest;
}

/** The address of an estimate: its answers and nothing else. */
export const writeEstimateAddress = (asked: EstimateRequest) => writeAddress("/en/estimate", asked, FIELDS);

/**
 * The address of the small-savings page, with the answers that it also asks for. That page assumes retirement
 * today, so the age of retirement replaces the age of a person who is still too young.
 * @param ages at which one may retire, years
 */
export function writeSmallSavingsAddress(
  asked: EstimateRequest,
  ages: SurveyLimits["ageAtRetirement"],
): string {
  const age = [asked.age, asked.retire_at].find(
    (years) => years !== undefined && years >= ages.from && years <= ages.to,
  );
  return writeAddress("/en/small-savings", { ...asked, age }, ["age", "savings"]);
}

function writeAddress(
  path: string,
  asked: Partial<EstimateRequest>,
  fields: readonly EstimateField[],
): string {
  const told = fields.flatMap((field) => {
    const value = asked[field];
    return value === undefined || Number.isNaN(value) ? [] : [[field, String(value)]];
  });
  return `${path}?${new URLSearchParams(told)}`;
}
