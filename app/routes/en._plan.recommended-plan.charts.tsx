import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChartsPage } from "~/features/plan/page/charts-page";
import { viewCharts } from "~/features/plan/page/view-charts";
import { visitAdvised } from "~/features/plan/page/visit-advised.server";
import { withDrawings } from "~/ui/chart/draw-chart.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("The plan, year by year");

export async function loader({ request }: LoaderFunctionArgs) {
  const { recommended, amended, client, headers } = await visitAdvised(request);
  const query = new URL(request.url).searchParams;
  const view = viewCharts(recommended, amended, { query, clientName: client?.name });
  return json({ ...view, charts: view.charts.map((chart) => withDrawings(chart)) }, { headers });
}

export default function Charts() {
  return <ChartsPage {...useLoaderData<typeof loader>()} />;
}
