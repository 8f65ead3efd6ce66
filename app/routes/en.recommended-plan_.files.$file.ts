import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadOwnPlan } from "~/features/plan/download-plan.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  return downloadOwnPlan(request, params.file);
}
