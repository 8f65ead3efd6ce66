import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadReport } from "~/features/desk/oversight/reports/reports.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return downloadReport(request);
}
