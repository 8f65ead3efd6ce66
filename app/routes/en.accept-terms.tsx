import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AcceptTermsPage } from "~/features/visitor/person/accept-terms-page";
import { acceptTermsHere, showTermsToAccept } from "~/features/visitor/person/accept-terms.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Terms and conditions");

export async function loader({ request }: LoaderFunctionArgs) {
  return showTermsToAccept(request);
}

export async function action(args: ActionFunctionArgs) {
  return acceptTermsHere(args);
}

export default function AcceptTerms() {
  const { acceptedOn, next } = useLoaderData<typeof loader>();
  return <AcceptTermsPage acceptedOn={acceptedOn} next={next} />;
}
