import { useLocation, useSearchParams } from "@remix-run/react";
import { type Query, readNamedPlan, writePlanAddress } from "~/base/plan-address";

/** The base address of a shared plan's pages, instead of the plan's own; undefined for all other pages. */
export function useSharedPlace(): string | undefined {
  return /^\/en\/shared\/[^/]+/.exec(useLocation().pathname)?.[0];
}

const PLAN = "/en/recommended-plan";

const NOTHING = { plan: undefined, client: undefined };

/** Builds addresses that keep naming the plan of the current page, and the adviser's client. */
export function usePlanAddress(): (path: string, query?: Query) => string {
  const [searchParams] = useSearchParams();
  const shared = useSharedPlace();
  if (shared !== undefined)
    return (path, query) =>
      writePlanAddress(path.startsWith(PLAN) ? shared + path.slice(PLAN.length) : path, NOTHING, query);
  const named = readNamedPlan(searchParams);
  return (path, query) => writePlanAddress(path, named, query);
}
