import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AuditLogPage } from "~/features/desk/oversight/audit-log/audit-log-page";
import { findInAuditLog, showAuditLog } from "~/features/desk/oversight/audit-log/audit-log.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Audit log – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showAuditLog(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await findInAuditLog(request);
  context.isRefused = response.status === 422;
  return response;
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function AuditLog() {
  return <AuditLogPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
