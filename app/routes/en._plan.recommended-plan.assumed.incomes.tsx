import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { IncomesPage } from "~/features/plan/assumed/incomes-page";
import { showIncomes, submitIncomes } from "~/features/plan/assumed/incomes.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(({ page }) => page.heading);

export async function loader({ request }: LoaderFunctionArgs) {
  return showIncomes(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitIncomes(args);
}

export default function Incomes() {
  return <IncomesPage view={useLoaderData<typeof loader>()} />;
}
