import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FeesDeskPage } from "~/features/desk/fees/fees-page";
import type { FeesAnswer } from "~/features/desk/fees/fees-view";
import { showFees, submitFees } from "~/features/desk/fees/fees.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Fees");

export async function loader({ request }: LoaderFunctionArgs) {
  return showFees(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitFees(args);
}

export default function Fees() {
  return <FeesDeskPage view={useLoaderData<typeof loader>()} answer={useActionData<FeesAnswer>()} />;
}
