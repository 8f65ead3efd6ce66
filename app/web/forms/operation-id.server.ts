import { randomUUID } from "node:crypto";

/** The operation's id from the form; a form without one is an operation of its own. */
export function readOperationId(form: FormData): string {
  const carried = form.get("processContextId");
  const isUuid = typeof carried === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(carried);
  return isUuid ? carried : randomUUID();
}
