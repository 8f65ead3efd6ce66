import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { NumberPage } from "~/features/visitor/account/my-data/number-page";
import { showConfirmed, submitNumber } from "~/features/visitor/account/my-data/confirm.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  writeTitle("Your new cell number", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showConfirmed(request, "number", wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return submitNumber(args);
}

export default function Number() {
  return <NumberPage />;
}
