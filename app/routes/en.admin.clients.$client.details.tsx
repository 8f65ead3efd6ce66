import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DetailsPage } from "~/features/desk/clients/details-page";
import { changeDetails, showDetails } from "~/features/desk/clients/details.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Details of a client – Baobab` },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return showDetails(request, params.client, context.isRefused === true);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const response = await changeDetails(request, params.client);
  context.isRefused = response.status === 422;
  return response;
}

export default function Details() {
  return <DetailsPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
