import { usePlanAddress } from "~/ui/use-plan-address";

/** The way back from a page about a plan; paper has none. */
export function BackToPlan() {
  const writeAddress = usePlanAddress();
  return (
    <p className="print:hidden">
      <a href={writeAddress("/en/recommended-plan")} className="link">
        Back to your plan
      </a>
    </p>
  );
}
