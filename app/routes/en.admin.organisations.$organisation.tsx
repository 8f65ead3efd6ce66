import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OrganisationPage } from "~/features/desk/oversight/organisations/organisation-page";
import {
  changeOrganisation,
  showOrganisation,
} from "~/features/desk/oversight/organisations/organisation.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("An organisation", data?.isRefused);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return showOrganisation(request, {
    written: params.organisation ?? "",
    isRefused: wasRefused(context),
  });
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return changeOrganisation(args, params.organisation ?? "");
}

export default function Organisation() {
  return <OrganisationPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
