import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PersonPage } from "~/features/desk/people/person-page";
import { changePerson, showPerson } from "~/features/desk/people/person.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}A person – Baobab` },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return showPerson(request, { written: params.person ?? "", isRefused: context.isRefused === true });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const response = await changePerson(request, params.person ?? "");
  context.isRefused = response.status === 422;
  return response;
}

export default function Person() {
  return <PersonPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
