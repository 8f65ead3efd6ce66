import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AcceptTermsPage } from "~/features/visitor/person/accept-terms-page";
import { acceptTermsHere, showTermsToAccept } from "~/features/visitor/person/accept-terms.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Terms and conditions – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showTermsToAccept(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await acceptTermsHere(request);
  context.isRefused = response.status === 422;
  return response;
}

export default function AcceptTerms() {
  const { acceptedOn, next } = useLoaderData<typeof loader>();
  return <AcceptTermsPage acceptedOn={acceptedOn} next={next} refusal={useActionData<typeof action>()} />;
}
