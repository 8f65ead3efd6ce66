import { useActionData, useLoaderData } from "@remix-run/react";
import { PersonPage } from "~/features/desk/people/person-page";
import { changePerson as action, showPerson as loader } from "~/features/desk/people/person.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("A person");

export { action, loader };

export default function Person() {
  return <PersonPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
