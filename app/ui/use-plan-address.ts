import { useSearchParams } from "@remix-run/react";
import { readPlanChoice, writePlanAddress } from "~/base/plan-address";
import type { Query } from "~/base/plan-address";

/** Builds addresses that keep naming the plan of the current page. */
export function usePlanAddress(): (path: string, query?: Query) => string {
  const [searchParams] = useSearchParams();
  const plan = readPlanChoice(searchParams);
  return (path, query) => writePlanAddress(path, plan === "unknown" ? undefined : plan, query);
}
