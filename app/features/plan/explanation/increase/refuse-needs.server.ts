import { json } from "@remix-run/node";
import type { NeedsMistake } from "~/contract/plan/adjust-rules";
import { LEVERS } from "~/contract/plan/levers";
import type { NeedsRefusal } from "./tab-view";
import { readTexts } from "./typed-needs";

/** The mistakes at the fields that they are about. */
export function nameFields(mistakes: readonly NeedsMistake[]): NeedsRefusal["mistakes"] {
  const levers: Record<string, { inForm: string }> = LEVERS;
  return mistakes.map(({ path, message }) => ({ field: levers[path]?.inForm ?? path, message }));
}

/** The page again, with everything typed. */
export function refuseNeeds(form: FormData, refusal: Partial<NeedsRefusal>, headers: Headers): Response {
  const typed = readTexts(form);
  return json({ mistakes: [], ...refusal, typed } satisfies NeedsRefusal, { status: 422, headers });
}
