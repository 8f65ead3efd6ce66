import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { NumberPage } from "~/features/visitor/account/my-data/number-page";
import { showConfirmed, submitNumber } from "~/features/visitor/account/my-data/confirm.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Your new cell number – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showConfirmed(request, "number", context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitNumber(request);
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export default function Number() {
  return <NumberPage />;
}
