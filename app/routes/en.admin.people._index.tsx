import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PeoplePage } from "~/features/desk/people/people-page";
import { lookForPeople, showPeople } from "~/features/desk/people/people.server";

export const handle = { enhance: true };

export const meta: MetaFunction = () => [{ title: "People – Baobab" }];

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
