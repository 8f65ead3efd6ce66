import { usePlanAddress, useSharedPlace } from "~/web/plan/use-plan-address";

/** The way back from a page about a plan; paper has none. */
export function BackToPlan() {
  const writeAddress = usePlanAddress();
  const isShared = useSharedPlace() !== undefined;
  return (
    <p className="print:hidden">
      <a href={writeAddress("/en/recommended-plan")} className="link">
        {isShared ? "Back to the plan" : "Back to your plan"}
      </a>
    </p>
  );
}
