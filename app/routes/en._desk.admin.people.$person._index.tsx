import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PersonPage } from "~/features/desk/people/person-page";
import { changePerson, showPerson } from "~/features/desk/people/person.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("A person");

export async function loader({ request, params }: LoaderFunctionArgs) {
  return showPerson(request, params.person ?? "");
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return changePerson(args, params.person ?? "");
}

export default function Person() {
  return <PersonPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
