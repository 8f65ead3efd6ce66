import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RequestPage } from "~/features/plan/page/selection/request-page";
import { showRequest, submitRequest } from "~/features/plan/page/selection/request.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Ask for a quote – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showRequest(request, "quote", context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitRequest(request, "quote");
  // The page is rendered in this same request, and its title has to say that something went wrong.
  context.isRefused = response.status === 422;
  return response;
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function Quote() {
  return <RequestPage view={useLoaderData<typeof loader>().view} />;
}
