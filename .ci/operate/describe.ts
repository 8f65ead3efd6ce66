/** A number of rows, with thousands separators. */
export function writeCount(rows: number): string {
  return rows.toLocaleString("en-ZA").replaceAll("\u00a0", " ");
}

/** The code of a database error. Its message is left out, because it may contain values. */
export function nameFailure(error: unknown): string {
  const { code } = error as { code?: unknown };
  return String(code ?? (error instanceof Error ? error.name : "unknown error"));
}
