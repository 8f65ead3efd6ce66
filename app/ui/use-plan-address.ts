import { useSearchParams } from "@remix-run/react";
import { readClient, readPlanChoice, writePlanAddress } from "~/base/plan-address";
import type { Query } from "~/base/plan-address";

/** Builds addresses that keep naming the plan of the current page, and the client for whom it is open. */
export function usePlanAddress(): (path: string, query?: Query) => string {
  const [searchParams] = useSearchParams();
  const plan = readPlanChoice(searchParams);
  const named = readClient(searchParams);
  const client = typeof named === "number" ? String(named) : undefined;
  return (path, query) => writePlanAddress(path, plan === "unknown" ? undefined : plan, { client, ...query });
}
