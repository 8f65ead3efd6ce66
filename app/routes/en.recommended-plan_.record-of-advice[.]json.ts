import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadRecord } from "~/features/plan/record/record.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return downloadRecord(request);
}
