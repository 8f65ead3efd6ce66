import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AcceptTermsPage } from "~/features/visitor/person/accept-terms-page";
import { acceptTermsHere, showTermsToAccept } from "~/features/visitor/person/accept-terms.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  writeTitle("Terms and conditions", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showTermsToAccept(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return acceptTermsHere(args);
}

export default function AcceptTerms() {
  const { acceptedOn, next } = useLoaderData<typeof loader>();
  return <AcceptTermsPage acceptedOn={acceptedOn} next={next} refusal={useActionData<typeof action>()} />;
}
