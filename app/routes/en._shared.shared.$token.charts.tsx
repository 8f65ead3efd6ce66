import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChartsPage } from "~/features/plan/page/charts-page";
import { SharerNote } from "~/features/plan/page/sharing/sharer-note";
import { requireShared } from "~/features/plan/page/sharing/shared.server";
import { viewCharts } from "~/features/plan/page/view-charts";
import { withDrawings } from "~/ui/chart/draw-chart.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("A shared plan, year by year", { also: [{ name: "robots", content: "noindex" }] });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { recommended, amended, by, headers } = await requireShared(request, params.token);
  const view = viewCharts(recommended, amended, { query: new URL(request.url).searchParams });
  return json({ by, ...view, charts: view.charts.map((chart) => withDrawings(chart)) }, { headers });
}

export default function SharedCharts() {
  const { by, ...view } = useLoaderData<typeof loader>();
  return <ChartsPage {...view} sharedBy={<SharerNote {...by} />} />;
}
