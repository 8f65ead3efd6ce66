import type { ComponentProps } from "react";
import type { QrDrawing } from "~/ui/draw-qr.server";
import { Section } from "~/ui/layout/section";
import { Rows } from "~/ui/rows";
import { TextLink } from "~/ui/text-link";
import type { SharingView } from "~/words/paper/describe-sharing";
import { PlanPage } from "../plan-page";
import { CLOSE } from "../sharing-addresses";
import { SharerNote } from "./sharer-note";

export type SharedBy = SharingView & { qr: QrDrawing };

type Props = {
  place: string;
  by: SharedBy;
  shown: Omit<ComponentProps<typeof PlanPage>, "sharedBy" | "end">;
};

/** The page of a shared plan, read only. */
export function SharedPlanPage({ place, by, shown }: Props) {
  return <PlanPage {...shown} sharedBy={<SharerNote {...by} />} end={<End place={place} {...by} />} />;
}

/** After the plan: the ticked details, and a link that closes the plan on a shared computer. */
function End({ place, ticked, tickedHeading }: SharedBy & { place: string }) {
  return (
    <>
      {ticked.length > 0 && (
        <Section id="ticked" title={tickedHeading}>
          <div className="max-w-text">
            <Rows size="small" rows={ticked} />
          </div>
        </Section>
      )}
      <p className="mt-10 print:hidden">
        <TextLink to={`${place}?${CLOSE}`}>Close this plan</TextLink> if others use this computer or phone
      </p>
    </>
  );
}
