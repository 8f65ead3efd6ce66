import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Contact } from "~/features/visitor/about/contact";
import { sendContactForm as action, showContact } from "~/features/visitor/about/contact.server";
import { findAnsweredCaller } from "~/features/visitor/survey/find-answered-caller.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Talk to a person", {
  description: "Ask a coach to call you about your retirement income. It costs nothing.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  return showContact(request, await findAnsweredCaller(request));
}

export { action };

export default function ContactPage() {
  return <Contact view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
