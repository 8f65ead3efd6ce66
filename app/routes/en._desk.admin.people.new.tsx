import { useLoaderData } from "@remix-run/react";
import { NewPersonPage } from "~/features/desk/people/new-person-page";
import { addPerson as action, showNewPerson as loader } from "~/features/desk/people/new-person.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Add a person");

export { action, loader };

export default function NewPerson() {
  return <NewPersonPage view={useLoaderData<typeof loader>()} />;
}
