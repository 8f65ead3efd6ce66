import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { WithdrawPage } from "~/features/visitor/account/my-data/withdraw-page";
import { showWithdrawal, submitWithdrawal } from "~/features/visitor/account/my-data/my-data.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Withdraw your consent – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showWithdrawal(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitWithdrawal(request);
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export default function Withdraw() {
  return <WithdrawPage />;
}
