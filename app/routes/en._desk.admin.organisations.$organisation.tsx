import { useActionData, useLoaderData } from "@remix-run/react";
import { OrganisationPage } from "~/features/desk/oversight/organisations/organisation-page";
import {
  changeOrganisation as action,
  showOrganisation as loader,
} from "~/features/desk/oversight/organisations/organisation.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("An organisation");

export { action, loader };

export default function Organisation() {
  return <OrganisationPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
