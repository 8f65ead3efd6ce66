/** The field that holds a hash of the figures that the page shows. */
export const SEEN_FIELD = "seen";

/** Hidden fields of a form: the idempotency key, and the hash of the page's figures. */
export function SeenFields({ operation, seen }: { operation: string; seen: string }) {
  return (
    <>
      <input type="hidden" name="processContextId" value={operation} />
      <input type="hidden" name={SEEN_FIELD} value={seen} />
    </>
  );
}
