import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SeenByPage } from "~/features/plan/page/seen-by-page";
import { askToHide, submitHiding } from "~/features/plan/page/seen-by.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Who sees your plan – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return askToHide(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitHiding(request);
  // The page is rendered in this same request, and its title has to say that something went wrong.
  context.isRefused = response.status === 422;
  return response;
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function SeenBy() {
  const { name, role, operation } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <SeenByPage name={name} role={role} operation={operation} notice={refused?.notice} />;
}
