/** Where an answer stands in nested values, as forms name it: `dependants[0].fullName`. */

/**
 * Splits a path into its steps.
 * @returns `["dependants", 0, "fullName"]` of `dependants[0].fullName`
 */
export function parsePath(path: string): (string | number)[] {
  return path
    .split(/[.[\]]+/)
    .filter((step) => step !== "")
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Reads what stands at a path of nested values; undefined where the way to it ends. */
export function readPath(values: unknown, path: string): unknown {
  return parsePath(path).reduce<unknown>(
    (inner, step) => (inner as Record<string | number, unknown> | null | undefined)?.[step],
    values,
  );
}

/** Nests values named by their paths; a numbered step makes a list. */
export function nestPaths(
  entries: Iterable<readonly [path: string, value: unknown]>,
): Record<string, unknown> {
  const nested: Record<string | number, unknown> = {};
  for (const [path, value] of entries) {
    const steps = parsePath(path);
    const last = steps.pop() ?? "";
    let inner = nested;
    steps.forEach((step, place) => {
      inner[step] ??= typeof (steps[place + 1] ?? last) === "number" ? [] : {};
      inner = inner[step] as Record<string | number, unknown>;
    });
    inner[last] = value;
  }
  return nested;
}
