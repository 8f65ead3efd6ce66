import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CodePage } from "~/features/visitor/account/code-page";
import { showCode, submitCode } from "~/features/visitor/account/code.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Type the code – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showCode(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitCode(request);
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export default function Code() {
  return <CodePage {...useLoaderData<typeof loader>()} />;
}
