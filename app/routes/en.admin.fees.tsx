import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FeesDeskPage } from "~/features/desk/fees/fees-page";
import type { FeesAnswer } from "~/features/desk/fees/fees-view";
import { showFees, submitFees } from "~/features/desk/fees/fees.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Fees – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showFees(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitFees(request);
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export default function Fees() {
  return <FeesDeskPage view={useLoaderData<typeof loader>()} answer={useActionData<FeesAnswer>()} />;
}
