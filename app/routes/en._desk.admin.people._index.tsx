import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PeoplePage } from "~/features/desk/people/people-page";
import { lookForPeople, showPeople } from "~/features/desk/people/people.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("People");

export async function loader({ request }: LoaderFunctionArgs) {
  return showPeople(request);
}

export async function action(args: ActionFunctionArgs) {
  return lookForPeople(args);
}

export default function People() {
  const notice = useActionData<typeof action>()?.notice;
  return <PeoplePage view={useLoaderData<typeof loader>()} notice={notice} />;
}
