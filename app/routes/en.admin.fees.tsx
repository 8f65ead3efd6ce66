import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FeesDeskPage } from "~/features/desk/fees/fees-page";
import type { FeesAnswer } from "~/features/desk/fees/fees-view";
import { showFees, submitFees } from "~/features/desk/fees/fees.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Fees", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showFees(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return submitFees(args);
}

export default function Fees() {
  return <FeesDeskPage view={useLoaderData<typeof loader>()} answer={useActionData<FeesAnswer>()} />;
}
