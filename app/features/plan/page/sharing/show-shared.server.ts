import type { AppLoadContext } from "@remix-run/node";
import type { SharedAnswer } from "~/contract/records/share-operations";
import { carrySession } from "~/web/identity/session.server";
import type { Session } from "~/web/identity/session.server";
import { writeAddress } from "~/web/access/visit-plan.server";
import { withDrawings } from "~/ui/chart/draw-chart.server";
import { drawQr } from "~/ui/draw-qr.server";
import { recallMain } from "~/web/layout/kept-main.server";
import { describeSharing } from "~/words/paper/describe-sharing";
import { writeSharedPlace } from "./addresses";
import type { SharedBy } from "./shared-plan-page";
import { viewSharedPlan } from "./view-shared";

/** What the page of a shared plan shows to whoever has opened it. */
export function showShared(
  request: Request,
  { shared, session }: { shared: SharedAnswer; session: Session },
  { token = "", context }: { token?: string; context: AppLoadContext },
) {
  const place = writeSharedPlace(token);
  const headers = carrySession(session);
  const { search, searchParams } = new URL(request.url);
  if (recallMain(context, shared, search)) return { view: { place, by: null, shown: null }, headers };
  const viewed = viewSharedPlan(shared, searchParams);
  const by: SharedBy = { ...describeSharing(shared), qr: drawQr(writeAddress(place)) };
  const shown = {
    ...viewed,
    chart: withDrawings(viewed.chart, "half"),
    methodAddress: writeAddress("/en/methodology"),
    paperAddress: writeAddress(place),
  };
  return { view: { place, by, shown }, headers };
}
