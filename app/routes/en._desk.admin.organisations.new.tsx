import { useActionData, useLoaderData } from "@remix-run/react";
import { OrganisationPage } from "~/features/desk/oversight/organisations/organisation-page";
import {
  addOrganisation as action,
  showNewOrganisation as loader,
} from "~/features/desk/oversight/organisations/organisation.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Add an organisation");

export { action, loader };

export default function NewOrganisation() {
  return <OrganisationPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
