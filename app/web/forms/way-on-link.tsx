import { usePlanAddress } from "~/web/plan/use-plan-address";
import type { WayOn } from "~/words/survey/turned-away";

/** Leads somebody on whom a field's mistake turns away. */
export function WayOnLink({ words, link }: WayOn) {
  const writeAddress = usePlanAddress();
  return (
    <>
      {words}:{" "}
      <a href={writeAddress(link.to)} className="link">
        {link.name}
      </a>
    </>
  );
}
