/** Addresses of pages about a plan: each names its plan in the query, as in `/en/waiting?plan=1502`. */

/** A stored plan by its number, or `new` for one that is being started. */
export type PlanChoice = number | "new";

/** Further query parameters by name. An empty text is a name alone (`?check`); undefined ones are left out. */
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
 * @returns undefined if it names none, `unknown` if what it names cannot be a plan
 */
export function readPlanChoice(query: URLSearchParams): PlanChoice | "unknown" | undefined {
  const text = query.get("plan");
  if (text === null) return undefined;
  if (text === "new") return "new";
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : "unknown";
}
