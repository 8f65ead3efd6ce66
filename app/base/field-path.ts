/** Paths of answers in nested values, as form fields name them: `dependants[0].fullName`. */

type Steps = readonly (string | number)[];

/** A cache of split paths: there are as many as fields, and each request asks for all of them several times. */
const known = new Map<string, Steps>();

/**
 * Splits the path of a declared field into its steps, memoized.
 * @returns `["dependants", 0, "fullName"]` for `dependants[0].fullName`
 */
export function parsePath(path: string): Steps {
  const steps = known.get(path) ?? splitPath(path);
  known.set(path, steps);
  return steps;
}

function splitPath(path: string): Steps {
  return path
    .split(/[.[\]]+/)
    .filter((step) => step !== "")
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Reads the value at a path; undefined if the path leads nowhere. */
export function readPath(values: unknown, path: string): unknown {
  return parsePath(path).reduce<unknown>(
    (inner, step) => (inner as Record<string | number, unknown> | null | undefined)?.[step],
    values,
  );
}

/**
 * Nests values named by their paths; a numbered step makes a list.
 * @param nested the target object, which is mutated
 */
export function nestPaths(
  entries: Iterable<readonly [path: string, value: unknown]>,
  nested: Record<string | number, unknown> = {},
): Record<string, unknown> {
  for (const [path, value] of entries) {
    let inner = nested;
    parsePath(path).forEach((step, place, steps) => {
      const next = steps[place + 1];
      if (next === undefined) inner[step] = value;
      else inner = (inner[step] ??= typeof next === "number" ? [] : {}) as typeof nested;
    });
  }
  return nested;
}
