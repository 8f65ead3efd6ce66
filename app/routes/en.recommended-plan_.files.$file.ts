import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadPlan, downloadProjections } from "~/features/plan/download-plan.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  if (params.file === "plan.json") return downloadPlan(request);
  if (params.file === "projections.csv") return downloadProjections(request);
  throw new Response("Not found", { status: 404 });
}
