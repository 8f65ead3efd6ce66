import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadRecord } from "~/features/plan/page/record/record.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return downloadRecord(request);
}
