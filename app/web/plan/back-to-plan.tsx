import { BackLink } from "~/ui/layout/back-link";
import { usePlanAddress, useSharedPlace } from "./use-plan-address";

/** The way back from a page about a plan. */
export function BackToPlan() {
  const writeAddress = usePlanAddress();
  const isShared = useSharedPlace() !== undefined;
  return <BackLink to={writeAddress("/en/recommended-plan")}>{isShared ? "The plan" : "Your plan"}</BackLink>;
}
