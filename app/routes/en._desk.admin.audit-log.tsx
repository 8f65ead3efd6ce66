import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AuditLogPage } from "~/features/desk/oversight/audit-log/audit-log-page";
import { findInAuditLog, showAuditLog } from "~/features/desk/oversight/audit-log/audit-log.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>("Audit log", { isWrong: ({ mistakes }) => mistakes.length > 0 });

export async function loader({ request }: LoaderFunctionArgs) {
  return showAuditLog(request);
}

export async function action(args: ActionFunctionArgs) {
  return findInAuditLog(args);
}

export default function AuditLog() {
  return <AuditLogPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
