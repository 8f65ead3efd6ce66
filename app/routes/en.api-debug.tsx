import { useActionData, useLoaderData } from "@remix-run/react";
import { ApiCalls } from "~/features/visitor/about/api-calls";
import { forgetCalls as action, showCalls as loader } from "~/features/visitor/about/api-calls.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("API calls");

export { action, loader };

export default function ApiDebugPage() {
  const refusal = useActionData<typeof action>();
  return <ApiCalls {...useLoaderData<typeof loader>()} notice={refusal?.notice} />;
}
