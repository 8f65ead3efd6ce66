import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Contact } from "~/features/visitor/about/contact";
import { sendContactForm, showContact } from "~/features/visitor/about/contact.server";
import { findAnsweredCaller } from "~/features/visitor/survey/find-answered-caller.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  writeTitle("Talk to a person", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showContact(request, wasRefused(context), await findAnsweredCaller(request));
}

export async function action(args: ActionFunctionArgs) {
  return sendContactForm(args);
}

export default function ContactPage() {
  return <Contact view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
