import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadPlan } from "~/features/plan/download-plan.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return downloadPlan(request);
}
