/**
 * Addresses of pages about a plan: each names its plan in the query, as in `/en/waiting?plan=1502`, and the client for
 * whom an adviser opens it, as in `/en/waiting?plan=1502&client=812`.
 */

/** A stored plan by its number, or `new` for one that is being started. */
export type PlanChoice = number | "new";

/** Further query parameters by name. An empty text is a name alone (`?check`); undefined ones are left out. */
export type Query = Record<string, string | undefined>;

let findClientOfPage: () => number | undefined = () => undefined;

/**
 * Says how to find the client whom the address of the current page names. Every address that is written while that page is
 * answered names them too.
 */
export function findClientBy(find: () => number | undefined): void {
  findClientOfPage = find;
}

/**
 * Builds an address that names its plan, and the client of the current page.
 * @param path such as `/en/waiting`
 * @param plan undefined for a visitor who has no plan yet: the address then names none
 */
export function writePlanAddress(path: string, plan: PlanChoice | undefined, query: Query = {}): string {
  const client = findClientOfPage();
  const named: Query = {
    plan: plan === undefined ? undefined : String(plan),
    client: client === undefined ? undefined : String(client),
    ...query,
  };
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
  return text === "new" ? "new" : readNumber(text);
}

/**
 * Reads for which client an adviser opens an address.
 * @returns undefined if it names none, `unknown` if what it names cannot be a client
 */
export function readClient(query: URLSearchParams): number | "unknown" | undefined {
  const text = query.get("client");
  return text === null ? undefined : readNumber(text);
}

function readNumber(text: string): number | "unknown" {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : "unknown";
}
