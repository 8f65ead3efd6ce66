import type { SharedAnswer } from "~/contract/records/link-operations";
import { carrySession, type Session } from "~/web/identity/session.server";
import { writeAddress } from "~/web/access/visit-plan.server";
import { withDrawings } from "~/ui/chart/draw-chart.server";
import { drawQr } from "~/ui/draw-qr.server";
import { describeSharing } from "~/words/paper/describe-sharing";
import { writeSharedPlace } from "../sharing-addresses";
import type { SharedBy } from "./shared-plan-page";
import { viewSharedPlan } from "./view-shared";

/** The page of a shared plan for a reader who has opened it. */
export function showShared(
  request: Request,
  { shared, session }: { shared: SharedAnswer; session: Session },
  token = "",
) {
  const place = writeSharedPlace(token);
  const headers = carrySession(session);
  const viewed = viewSharedPlan(shared, new URL(request.url).searchParams);
  const by: SharedBy = { ...describeSharing(shared), qr: drawQr(writeAddress(place)) };
  const shown = {
    ...viewed,
    chart: withDrawings(viewed.chart, "half"),
    methodAddress: writeAddress("/en/methodology"),
    paperAddress: writeAddress(place),
  };
  return { view: { place, by, shown }, headers };
}
