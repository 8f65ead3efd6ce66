import { createHash, randomUUID } from "node:crypto";

/** The operation's id from the form; a form without one is an operation of its own. */
export function readOperationId(form: FormData): string {
  const carried = form.get("processContextId");
  const isUuid = typeof carried === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(carried);
  return isUuid ? carried : randomUUID();
}

/** A change as its page sent it: the page's id, the version of the plan that it changes, and the answers. */
type Change = { processContextId: string; version: string | undefined; body: object };

/**
 * A page that the browser kept can be sent again with other answers, under the id it came with. The same id for other
 * content would be refused, so a change is named by the page, by what it says, and by the version of the plan that it
 * changes: answers that were taken back and given again are a change each time, and two clicks at once are one.
 */
export function nameChange({ processContextId, version = "", body }: Change): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([processContextId, version, body]))
    .digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
