/**
 * Addresses of pages about a plan. The query names the plan, as in `/en/waiting?plan=1502`, and the client
 * for whom an adviser opens it, as in `/en/waiting?plan=1502&client=812`.
 */

import { readId } from "./read-id";

/** A stored plan's number, or `new` for one that is being started. */
export type PlanChoice = number | "new";

/** Further query parameters. An empty text writes the name alone (`?check`); undefined ones are left out. */
export type Query = Record<string, string | undefined>;

/** The plan and client in an address. Both are required, so that no caller forgets the client. */
export type NamedPlan = {
  /** Undefined for a visitor who has no plan yet. */
  plan: PlanChoice | undefined;
  /** The client's user number when an adviser opens the page; otherwise undefined. */
  client: number | undefined;
};

/**
 * Builds an address that names its plan and client, where there are any.
 * @param path such as `/en/waiting`
 */
export function writePlanAddress(path: string, { plan, client }: NamedPlan, query: Query = {}): string {
  const all: Query = {
    plan: plan === undefined ? undefined : String(plan),
    client: client === undefined ? undefined : String(client),
    ...query,
  };
  const parts = Object.entries(all).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [value === "" ? name : `${name}=${encodeURIComponent(value)}`];
  });
  return parts.length > 0 ? `${path}?${parts.join("&")}` : path;
}

/**
 * Reads the plan that an address names.
 * @returns undefined if it names none, `unknown` if the value cannot be a plan
 */
export function readPlanChoice(query: URLSearchParams): PlanChoice | "unknown" | undefined {
  const text = query.get("plan");
  if (text === null) return undefined;
  return text === "new" ? "new" : (readId(text) ?? "unknown");
}

/**
 * Reads the client for whom an adviser opens an address.
 * @returns undefined if it names none, `unknown` if the value cannot be a client
 */
export function readClient(query: URLSearchParams): number | "unknown" | undefined {
  const text = query.get("client");
  return text === null ? undefined : (readId(text) ?? "unknown");
}

/** Reads the plan and the client that an address names, ignoring invalid ones. */
export function readNamedPlan(query: URLSearchParams): NamedPlan {
  const [plan, client] = [readPlanChoice(query), readClient(query)];
  return { plan: plan === "unknown" ? undefined : plan, client: client === "unknown" ? undefined : client };
}
