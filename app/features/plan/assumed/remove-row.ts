/** Rows of a form of which one may be removed by a button beside it, which works without scripts. */
const REMOVE = "remove-";

/** What the button of a row asks for, by its place from 0 on. */
export function nameRemoval(row: number): string {
  return `${REMOVE}${row + 1}`;
}

type Rows<Part> = { count: number; parts: readonly Part[]; name: (row: number, part: Part) => string };

/**
 * Takes the row whose button was pressed out of a posted form: those after it move up by one, and the last is empty.
 * @returns whether one was
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
