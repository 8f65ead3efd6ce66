import type { ComponentProps } from "react";
import type { QrDrawing } from "~/ui/draw-qr.server";
import { Panel } from "~/ui/panel";
import { QrCode } from "~/ui/qr-code";
import { Rows } from "~/ui/rows";
import { SharedPlace } from "~/ui/use-plan-address";
import { PlanPage } from "../plan-page";

export type SharedBy = {
  /** Who shares it, and as what if it is an adviser. */
  name?: string;
  role?: string;
  sharedOn: string;
  worksUntil: string;
  basis: string;
  isNewer: boolean;
  /** By what name the plan's owner wants to be called. */
  owner?: string;
  ticked: readonly { name: string; value: string }[];
  qr: QrDrawing;
};

type Props = { place: string; by: SharedBy; shown: Omit<ComponentProps<typeof PlanPage>, "sharedBy"> };

/** A plan as somebody else shows it: the plan's page, read only. */
export function SharedPlanPage({ place, by, shown }: Props) {
  return (
    <SharedPlace.Provider value={place}>
      <PlanPage {...shown} sharedBy={<Sharer {...by} />} />
    </SharedPlace.Provider>
  );
}

function Sharer({ name = "Somebody", role, owner, ticked, qr, ...by }: SharedBy) {
  const who = [name, role?.toLowerCase()].filter(Boolean).join(", ");
  return (
    <div className="mb-8 max-w-text space-y-4 print:mb-2">
      <Panel tint="bark">
        <p>
          <strong>
            {who} shared this plan on {by.sharedOn}.
          </strong>{" "}
          You see it as it was that day, worked out on basis {by.basis}. In it, “you” is{" "}
          {owner ?? "whose plan it is"}. The link works until {by.worksUntil}.
        </p>
        {by.isNewer && (
          <p>
            <strong>There is a newer version of this plan.</strong> Ask {name} for another link to see it.
          </p>
        )}
      </Panel>
      {ticked.length > 0 && (
        <Rows size="small" rows={ticked.map((one) => ({ name: one.name, value: one.value }))} />
      )}
      <div className="hidden print:block">
        <QrCode drawing={qr} label="A square code that opens this plan" />
      </div>
    </div>
  );
}
