import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HandOverPage } from "~/features/desk/people/hand-over-page";
import { submitHandOver, showHandOver } from "~/features/desk/people/hand-over.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Hand over");

export async function loader({ request, params }: LoaderFunctionArgs) {
  return showHandOver(request, { kind: "adviser", written: params.person ?? "" });
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return submitHandOver(args, { kind: "adviser", written: params.person ?? "" });
}

export default function HandOver() {
  return <HandOverPage view={useLoaderData<typeof loader>()} />;
}
