import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewPersonPage } from "~/features/desk/people/new-person-page";
import { addPerson, showNewPerson } from "~/features/desk/people/new-person.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Add a person – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showNewPerson(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await addPerson(request);
  context.isRefused = response.status === 422;
  return response;
}

export default function NewPerson() {
  return <NewPersonPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
