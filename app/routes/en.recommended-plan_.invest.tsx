import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RequestPage } from "~/features/plan/page/selection/request-page";
import { showRequest, submitRequest } from "~/features/plan/page/selection/request.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Ask to invest", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showRequest(request, "invest", wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return submitRequest(args, "invest");
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function Invest() {
  return <RequestPage view={useLoaderData<typeof loader>().view} />;
}
