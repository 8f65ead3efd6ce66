import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DetailsPage } from "~/features/desk/clients/details-page";
import { changeDetails, showDetails } from "~/features/desk/clients/details.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Details of a client");

export async function loader({ request, params }: LoaderFunctionArgs) {
  return showDetails(request, params.client);
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return changeDetails(args, params.client);
}

export default function Details() {
  return <DetailsPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
