import { carryUnkept } from "~/features/session/session.server";
import type { Session } from "~/features/session/session.server";
import { writeAddress } from "~/features/session/visit-plan.server";
import { withDrawings } from "~/ui/chart/draw-chart.server";
import { drawQr } from "~/ui/draw-qr.server";
import { writeSharedPlace } from "./addresses";
import type { SharedBy } from "./shared-plan-page";
import { writeSharedDay } from "./shared.server";
import type { SharedAnswer } from "./shared.server";
import { listTicked, viewSharedPlan } from "./view-shared";

/** What the page of a shared plan shows to whoever has opened it. */
export function showShared(
  request: Request,
  token = "",
  { shared, session }: { shared: SharedAnswer; session: Session },
) {
  const place = writeSharedPlace(token);
  const viewed = viewSharedPlan(shared, new URL(request.url).searchParams);
  const by: SharedBy = {
    name: shared.shared_by.name,
    role: shared.shared_by.role,
    sharedOn: writeSharedDay(shared.shared_at),
    worksUntil: writeSharedDay(shared.expires_at),
    basis: shared.basis_version,
    isNewer: shared.is_newer,
    owner: shared.recommended.plan.first_name,
    ticked: listTicked(shared),
    qr: drawQr(writeAddress(place)),
  };
  const shown = {
    ...viewed,
    chart: withDrawings(viewed.chart),
    methodAddress: writeAddress("/en/methodology"),
    paperAddress: writeAddress(place),
  };
  return { view: { place, by, shown }, headers: carryUnkept(session) };
}
