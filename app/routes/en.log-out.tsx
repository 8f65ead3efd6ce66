import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LogOutPage } from "~/features/visitor/account/log-out-page";
import { askToLogOut, submitLogOut } from "~/features/visitor/account/log-out.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Log out – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return askToLogOut(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitLogOut(request);
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export default function LogOut() {
  return <LogOutPage step={useLoaderData<typeof loader>().step} />;
}
