import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RequestPage } from "~/features/plan/page/selection/request-page";
import { showRequest, submitRequest } from "~/features/plan/page/selection/request.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Ask for a quote");

export async function loader({ request }: LoaderFunctionArgs) {
  return showRequest(request, "quote");
}

export async function action(args: ActionFunctionArgs) {
  return submitRequest(args, "quote");
}

export default function Quote() {
  return <RequestPage view={useLoaderData<typeof loader>().view} />;
}
