import { createHash, randomUUID } from "node:crypto";

/** The form's idempotency key, or a new one. */
export function readOperationId(form: FormData): string {
  const carried = form.get("processContextId");
  const isUuid = typeof carried === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(carried);
  return isUuid ? carried : randomUUID();
}

/** A change as its page sent it: the page's id, the version of the plan that it changes, and the answers. */
type Change = { processContextId: string; version: string | undefined; body: object };

/**
 * The idempotency key of a change. A page from the browser's cache can be sent again with other answers under
 * its old id, and the same id with other content would be refused. So the key combines the page's id, the
 * content, and the version of the plan: undoing a change and making it again are separate changes, while two
 * clicks at once are one.
 */
export function nameChange({ processContextId, version = "", body }: Change): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([processContextId, version, body]))
    .digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
