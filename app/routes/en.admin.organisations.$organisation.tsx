import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OrganisationPage } from "~/features/desk/oversight/organisations/organisation-page";
import {
  changeOrganisation,
  showOrganisation,
} from "~/features/desk/oversight/organisations/organisation.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}An organisation – Baobab` },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return showOrganisation(request, {
    written: params.organisation ?? "",
    isRefused: context.isRefused === true,
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const response = await changeOrganisation(request, params.organisation ?? "");
  context.isRefused = response.status === 422;
  return response;
}

export default function Organisation() {
  return <OrganisationPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
