import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OrganisationPage } from "~/features/desk/oversight/organisations/organisation-page";
import {
  changeOrganisation,
  showOrganisation,
} from "~/features/desk/oversight/organisations/organisation.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("An organisation");

export async function loader({ request, params }: LoaderFunctionArgs) {
  return showOrganisation(request, params.organisation ?? "");
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return changeOrganisation(args, params.organisation ?? "");
}

export default function Organisation() {
  return <OrganisationPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
