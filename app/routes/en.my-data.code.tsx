import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ConfirmPage } from "~/features/visitor/account/my-data/confirm-page";
import { showConfirm, submitConfirm } from "~/features/visitor/account/my-data/confirm.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Type the code", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showConfirm(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return submitConfirm(args);
}

export default function Confirm() {
  return <ConfirmPage {...useLoaderData<typeof loader>()} />;
}
