import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FundsPage } from "~/features/plan/assumed/funds-page";
import { showFunds, submitFunds } from "~/features/plan/assumed/funds.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(({ page }) => page.heading);

export async function loader({ request }: LoaderFunctionArgs) {
  return showFunds(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitFunds(args);
}

export default function Funds() {
  return <FundsPage view={useLoaderData<typeof loader>()} />;
}
