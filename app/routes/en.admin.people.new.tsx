import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewPersonPage } from "~/features/desk/people/new-person-page";
import { addPerson, showNewPerson } from "~/features/desk/people/new-person.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Add a person", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showNewPerson(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return addPerson(args);
}

export default function NewPerson() {
  return <NewPersonPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
