/** A number of rows, its thousands apart. */
export function writeCount(rows: number): string {
  return rows.toLocaleString("en-ZA").replaceAll("\u00a0", " ");
}

/** What went wrong in a database. Its own words may hold values, so that only the code is told. */
export function nameFailure(error: unknown): string {
  const { code } = error as { code?: unknown };
  return String(code ?? (error instanceof Error ? error.name : "unknown error"));
}
