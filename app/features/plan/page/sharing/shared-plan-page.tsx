import type { ComponentProps } from "react";
import type { QrDrawing } from "~/ui/draw-qr.server";
import { Page } from "~/web/layout/page";
import { Section } from "~/ui/layout/section";
import { Rows } from "~/ui/rows";
import { SharedPlace } from "~/web/plan/use-plan-address";
import type { SharingView } from "~/words/paper/describe-sharing";
import { PlanPage } from "../plan-page";
import { CLOSE } from "./addresses";
import { SharerNote } from "./sharer-note";

export type SharedBy = SharingView & { qr: QrDrawing };

type Props = { place: string } & (
  | { by: SharedBy; shown: Omit<ComponentProps<typeof PlanPage>, "sharedBy" | "end"> }
  | { by: null; shown: null }
);

/** A plan as somebody else shows it: the plan's page, read only. Its main part is not given where it was drawn before. */
export function SharedPlanPage({ place, by, shown }: Props) {
  return (
    <SharedPlace.Provider value={place}>
      {shown ? (
        <PlanPage {...shown} sharedBy={<SharerNote {...by} />} end={<End place={place} {...by} />} />
      ) : (
        <Page />
      )}
    </SharedPlace.Provider>
  );
}

/** After the plan: what was ticked, and how to leave nothing open on a computer that others use. */
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
        <a href={`${place}?${CLOSE}`} className="link">
          Close this plan
        </a>{" "}
        if others use this computer or phone
      </p>
    </>
  );
}
