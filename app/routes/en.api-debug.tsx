import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ApiCalls } from "~/features/visitor/about/api-calls";
import { forgetCalls, showCalls } from "~/features/visitor/about/api-calls.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("API calls");

export async function loader({ request }: LoaderFunctionArgs) {
  return showCalls(request);
}

export async function action(args: ActionFunctionArgs) {
  return forgetCalls(args);
}

export default function ApiDebugPage() {
  const refusal = useActionData<typeof action>();
  return <ApiCalls {...useLoaderData<typeof loader>()} notice={refusal?.notice} />;
}
