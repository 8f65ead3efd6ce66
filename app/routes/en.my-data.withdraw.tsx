import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { WithdrawPage } from "~/features/visitor/account/my-data/withdraw-page";
import { showWithdrawal, submitWithdrawal } from "~/features/visitor/account/my-data/my-data.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  writeTitle("Withdraw your consent", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showWithdrawal(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return submitWithdrawal(args);
}

export default function Withdraw() {
  return <WithdrawPage />;
}
