import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadProjections } from "~/features/plan/download-plan.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return downloadProjections(request);
}
