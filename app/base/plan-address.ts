/** Addresses of pages about a plan: each names its plan in the query, as in `/en/waiting?plan=1502`. */

/** A stored plan by its number, or another one that is being begun. */
export type PlanChoice = number | "new";

/** What else an address asks, by name; an empty text is a name alone (`?check`), and an absent one is left out. */
export type Query = Record<string, string | undefined>;

/**
 * Builds an address that names its plan.
 * @param path such as `/en/waiting`
 * @param plan undefined for a visitor who has no plan yet: the address then names none
 */
export function writePlanAddress(path: string, plan: PlanChoice | undefined, query: Query = {}): string {
  const named: Query = { plan: plan === undefined ? undefined : String(plan), ...query };
  const parts = Object.entries(named).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [value === "" ? name : `${name}=${encodeURIComponent(value)}`];
  });
  return parts.length > 0 ? `${path}?${parts.join("&")}` : path;
}

/**
 * Reads which plan an address names.
 * @returns undefined when it names none, `unknown` when what it names can be no plan
 */
export function readPlanChoice(query: URLSearchParams): PlanChoice | "unknown" | undefined {
  const text = query.get("plan");
  if (text === null) return undefined;
  if (text === "new") return "new";
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : "unknown";
}
