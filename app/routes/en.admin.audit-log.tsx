import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AuditLogPage } from "~/features/desk/oversight/audit-log/audit-log-page";
import { findInAuditLog, showAuditLog } from "~/features/desk/oversight/audit-log/audit-log.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Audit log", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showAuditLog(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return findInAuditLog(args);
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function AuditLog() {
  return <AuditLogPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
