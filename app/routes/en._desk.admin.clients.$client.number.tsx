import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LostNumberPage } from "~/features/desk/people/lost-number-page";
import { changeLostNumber, showLostNumber } from "~/features/desk/people/lost-number.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Another cell number");

export async function loader({ request, params }: LoaderFunctionArgs) {
  return showLostNumber(request, params.client ?? "");
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return changeLostNumber(args, params.client ?? "");
}

export default function LostNumber() {
  return <LostNumberPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
