import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OrganisationPage } from "~/features/desk/oversight/organisations/organisation-page";
import {
  addOrganisation,
  showNewOrganisation,
} from "~/features/desk/oversight/organisations/organisation.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Add an organisation – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showNewOrganisation(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await addOrganisation(request);
  context.isRefused = response.status === 422;
  return response;
}

export default function NewOrganisation() {
  return <OrganisationPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
