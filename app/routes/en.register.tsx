import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RegisterPage } from "~/features/visitor/account/register-page";
import { showStart, submitStart } from "~/features/visitor/account/start.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Register – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showStart(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitStart(request, "register");
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export default function Register() {
  return <RegisterPage {...useLoaderData<typeof loader>()} />;
}
