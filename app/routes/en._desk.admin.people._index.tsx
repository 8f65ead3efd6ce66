import { useLoaderData } from "@remix-run/react";
import { PeoplePage } from "~/features/desk/people/people-page";
import { lookForPeople as action, showPeople as loader } from "~/features/desk/people/people.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("People");

export { action, loader };

export default function People() {
  return <PeoplePage view={useLoaderData<typeof loader>()} />;
}
