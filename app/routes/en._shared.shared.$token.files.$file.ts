import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadShared } from "~/features/plan/page/sharing/download-shared.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  return downloadShared(request, params.token, params.file);
}
