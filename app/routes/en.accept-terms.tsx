import { useLoaderData } from "@remix-run/react";
import { AcceptTermsPage } from "~/features/visitor/person/accept-terms-page";
import {
  acceptTermsHere as action,
  showTermsToAccept as loader,
} from "~/features/visitor/person/accept-terms.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Terms and conditions");

export { action, loader };

export default function AcceptTerms() {
  const { acceptedOn, next } = useLoaderData<typeof loader>();
  return <AcceptTermsPage acceptedOn={acceptedOn} next={next} />;
}
