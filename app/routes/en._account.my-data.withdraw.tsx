import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { WithdrawPage } from "~/features/visitor/account/my-data/withdraw-page";
import { showWithdrawal, submitWithdrawal } from "~/features/visitor/account/my-data/my-data.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Withdraw your consent");

export async function loader({ request }: LoaderFunctionArgs) {
  return showWithdrawal(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitWithdrawal(args);
}

export default function Withdraw() {
  return <WithdrawPage />;
}
