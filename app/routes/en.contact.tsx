import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Contact } from "~/features/visitor/about/contact";
import { sendContactForm, showContact } from "~/features/visitor/about/contact.server";
import { findAnsweredCaller } from "~/features/visitor/survey/find-answered-caller.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Talk to a person – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showContact(request, context.isRefused === true, await findAnsweredCaller(request));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await sendContactForm(request);
  context.isRefused = response.status === 422;
  return response;
}

export default function ContactPage() {
  return <Contact view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
