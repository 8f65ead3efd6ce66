import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadPlan } from "~/features/plan/download-plan.server";
import { requireShared } from "~/features/plan/sharing/shared.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  return downloadPlan(params.file, () => requireShared(request, params.token));
}
