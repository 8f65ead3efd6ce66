import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OrganisationPage } from "~/features/desk/oversight/organisations/organisation-page";
import {
  addOrganisation,
  showNewOrganisation,
} from "~/features/desk/oversight/organisations/organisation.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Add an organisation");

export async function loader({ request }: LoaderFunctionArgs) {
  return showNewOrganisation(request);
}

export async function action(args: ActionFunctionArgs) {
  return addOrganisation(args);
}

export default function NewOrganisation() {
  return <OrganisationPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
