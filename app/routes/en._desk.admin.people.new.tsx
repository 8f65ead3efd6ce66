import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NewPersonPage } from "~/features/desk/people/new-person-page";
import { addPerson, showNewPerson } from "~/features/desk/people/new-person.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Add a person");

export async function loader({ request }: LoaderFunctionArgs) {
  return showNewPerson(request);
}

export async function action(args: ActionFunctionArgs) {
  return addPerson(args);
}

export default function NewPerson() {
  return <NewPersonPage view={useLoaderData<typeof loader>()} />;
}
