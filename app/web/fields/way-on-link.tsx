import { TextLink } from "~/ui/text-link";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { WayOn } from "~/words/survey/turned-away";

/** A way forward for a person whom a field's mistake excludes. */
export function WayOnLink({ words, link }: WayOn) {
  const writeAddress = usePlanAddress();
  return (
    <>
      {words}: <TextLink to={writeAddress(link.to)}>{link.name}</TextLink>
    </>
  );
}
