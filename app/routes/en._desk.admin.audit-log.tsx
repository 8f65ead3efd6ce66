import { useActionData, useLoaderData } from "@remix-run/react";
import { AuditLogPage } from "~/features/desk/oversight/audit-log/audit-log-page";
import {
  findInAuditLog as action,
  showAuditLog as loader,
} from "~/features/desk/oversight/audit-log/audit-log.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>("Audit log", { isWrong: ({ mistakes }) => mistakes.length > 0 });

export { action, loader };

export default function AuditLog() {
  return <AuditLogPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
