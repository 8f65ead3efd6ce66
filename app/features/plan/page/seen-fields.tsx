/** The field that holds a hash of the figures that the page shows. */
export const SEEN_FIELD = "seen";

/** What a form carries of its page: the id of the operation, so that two clicks are one, and what was seen. */
export function SeenFields({ operation, seen }: { operation: string; seen: string }) {
  return (
    <>
      <input type="hidden" name="processContextId" value={operation} />
      <input type="hidden" name={SEEN_FIELD} value={seen} />
    </>
  );
}
