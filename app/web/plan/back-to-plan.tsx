import { useContext } from "react";
import { BackLink } from "~/ui/layout/back-link";
import { VisitorContext } from "./visitor-context";
import { usePlanAddress, useSharedPlace } from "../request/use-plan-address";

/** The way back from a page about a plan, worded for its reader. */
export function BackToPlan() {
  const writeAddress = usePlanAddress();
  const isShared = useSharedPlace() !== undefined;
  const { acting } = useContext(VisitorContext);
  return (
    <BackLink to={writeAddress("/en/recommended-plan")}>
      {isShared || acting ? "The plan" : "Your plan"}
    </BackLink>
  );
}
