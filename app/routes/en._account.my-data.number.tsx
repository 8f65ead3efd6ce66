import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { NumberPage } from "~/features/visitor/account/my-data/number-page";
import { showConfirmed, submitNumber } from "~/features/visitor/account/my-data/confirm.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Your new cell number");

export async function loader({ request }: LoaderFunctionArgs) {
  return showConfirmed(request, "number");
}

export async function action(args: ActionFunctionArgs) {
  return submitNumber(args);
}

export default function Number() {
  return <NumberPage />;
}
