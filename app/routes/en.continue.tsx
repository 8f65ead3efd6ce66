import type { HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContinuePage } from "~/features/visitor/account/continue-page";
import { showContinue } from "~/features/visitor/account/code.server";

export const handle = { enhance: true };

export const meta: MetaFunction = () => [{ title: "Checking your code – Baobab" }];

export async function loader({ request }: LoaderFunctionArgs) {
  return showContinue(request);
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function Continue() {
  return <ContinuePage {...useLoaderData<typeof loader>()} />;
}
