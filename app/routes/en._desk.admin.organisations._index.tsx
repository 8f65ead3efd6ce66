import { useLoaderData } from "@remix-run/react";
import { OrganisationsPage } from "~/features/desk/oversight/organisations/organisations-page";
import { showOrganisations as loader } from "~/features/desk/oversight/organisations/organisations.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Organisations");

export { loader };

export default function Organisations() {
  return <OrganisationsPage view={useLoaderData<typeof loader>()} />;
}
