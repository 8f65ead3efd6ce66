import { json } from "@remix-run/node";
import type { NeedsMistake } from "~/contract/plan/adjust-rules";
import type { NeedsRefusal } from "./tab-view";
import { NEED_FIELDS } from "./typed-needs";

/** The mistakes at the fields that they are about. */
export function nameFields(mistakes: readonly NeedsMistake[]): NeedsRefusal["mistakes"] {
  const names: Record<string, string> = NEED_FIELDS;
  return mistakes.map(({ path, message }) => ({ field: names[path] ?? path, message }));
}

/** The page again, with everything typed. */
export function refuseNeeds(form: FormData, refusal: Partial<NeedsRefusal>, headers: Headers): Response {
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  return json({ mistakes: [], ...refusal, typed } satisfies NeedsRefusal, { status: 422, headers });
}
