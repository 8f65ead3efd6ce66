import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadOwnPlan } from "~/features/plan/page/download-plan.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  return downloadOwnPlan(request, params.file);
}
