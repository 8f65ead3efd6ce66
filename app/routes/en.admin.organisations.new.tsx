import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OrganisationPage } from "~/features/desk/oversight/organisations/organisation-page";
import {
  addOrganisation,
  showNewOrganisation,
} from "~/features/desk/oversight/organisations/organisation.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  writeTitle("Add an organisation", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showNewOrganisation(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return addOrganisation(args);
}

export default function NewOrganisation() {
  return <OrganisationPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
