import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeletePage } from "~/features/visitor/account/my-data/delete-page";
import { showConfirmed, submitDeletion } from "~/features/visitor/account/my-data/confirm.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Delete everything – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showConfirmed(request, "delete", context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitDeletion(request);
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export default function Delete() {
  return <DeletePage {...useLoaderData<typeof loader>()} />;
}
