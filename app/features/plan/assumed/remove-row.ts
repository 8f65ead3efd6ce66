/** Removes a row of a form by a button beside it, without scripts. */
const REMOVE = "remove-";

/** The value of a row's button; rows count from 0. */
export function nameRemoval(row: number): string {
  return `${REMOVE}${row + 1}`;
}

type Rows<Part> = { count: number; parts: readonly Part[]; name: (row: number, part: Part) => string };

/**
 * Removes the row whose button was pressed from a posted form: those after it move up by one, and the last is
 * empty.
 * @returns true if a row was removed
 */
export function removeRow<Part>(form: FormData, { count, parts, name }: Rows<Part>): boolean {
  const intent = form.get("intent");
  const removed = Array.from({ length: count }, (_, row) => row).find((row) => intent === nameRemoval(row));
  if (removed === undefined) return false;
  for (let row = removed; row < count; row++)
    for (const part of parts) {
      const next = row + 1 < count ? form.get(name(row + 1, part)) : null;
      if (next === null) form.delete(name(row, part));
      else form.set(name(row, part), next);
    }
  return true;
}
