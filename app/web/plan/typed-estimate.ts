import type { EstimateRequest } from "~/contract/plan/estimate-operations";
import type { SurveyLimits } from "~/contract/survey/survey-limits";
import { wholeNumber, wholeRand } from "~/web/fields/typings";
import type { EstimateField } from "./estimate-form";

/** In the order in which they are asked. */
const FIELDS = [
  "age",
  "retire_at",
  "gender",
  "savings",
  "partner_age",
] as const satisfies readonly EstimateField[];

/** What an address asks, as it was typed; empty where it asks nothing. */
export function readEstimateAddress(url: URL): Partial<Record<EstimateField, string>> {
  const asked = FIELDS.filter((field) => url.searchParams.has(field));
  return Object.fromEntries(asked.map((field) => [field, url.searchParams.get(field)?.trim() ?? ""]));
}

/**
 * Reads what was typed, for the service to judge in its own words: it may be NaN or missing. An address that asks of no age of
 * retirement asks of now; one that was left empty is a mistake.
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

/** The address of a question: its answers and nothing else. */
export const writeEstimateAddress = (asked: EstimateRequest) => writeAddress("/en/estimate", asked, FIELDS);

/**
 * Where small savings are weighed, with the answers that are asked there too. It takes the age of somebody who retires now,
 * so that of retirement stands for one who is too young yet.
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
