import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadAuditLog } from "~/features/desk/oversight/audit-log/audit-log.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return downloadAuditLog(request);
}
