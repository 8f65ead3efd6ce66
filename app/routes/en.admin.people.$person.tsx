import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PersonPage } from "~/features/desk/people/person-page";
import { changePerson, showPerson } from "~/features/desk/people/person.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("A person", data?.isRefused);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return showPerson(request, { written: params.person ?? "", isRefused: wasRefused(context) });
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return changePerson(args, params.person ?? "");
}

export default function Person() {
  return <PersonPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
