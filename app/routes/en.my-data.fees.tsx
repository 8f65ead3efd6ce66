import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { HigherFeesPage } from "~/features/desk/fees/higher-fees-page";
import { answerHigherFeesForm, showHigherFees } from "~/features/desk/fees/higher-fees.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Your fees – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showHigherFees(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await answerHigherFeesForm(request);
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export default function HigherFees() {
  const refusal = useActionData<typeof action>();
  const notice = refusal && "notice" in refusal ? refusal.notice : undefined;
  return <HigherFeesPage view={useLoaderData<typeof loader>()} notice={notice} />;
}
