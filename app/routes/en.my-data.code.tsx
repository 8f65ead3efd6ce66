import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ConfirmPage } from "~/features/visitor/account/my-data/confirm-page";
import { showConfirm, submitConfirm } from "~/features/visitor/account/my-data/confirm.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Type the code – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showConfirm(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitConfirm(request);
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export default function Confirm() {
  return <ConfirmPage {...useLoaderData<typeof loader>()} />;
}
