import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DetailsPage } from "~/features/desk/clients/details-page";
import { changeDetails, showDetails } from "~/features/desk/clients/details.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  writeTitle("Details of a client", data?.isRefused);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return showDetails(request, params.client, wasRefused(context));
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return changeDetails(args, params.client);
}

export default function Details() {
  return <DetailsPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
