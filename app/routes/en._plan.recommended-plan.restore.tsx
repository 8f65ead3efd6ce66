import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RestorePage } from "~/features/plan/explanation/restore-page";
import { askToRestore, restoreRecommendation } from "~/features/plan/explanation/restore.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Go back to the recommended plan?");

export async function loader({ request }: LoaderFunctionArgs) {
  return askToRestore(request);
}

export async function action(args: ActionFunctionArgs) {
  return restoreRecommendation(args);
}

export default function Restore() {
  const { incomes, warnings } = useLoaderData<typeof loader>();
  return (
    <RestorePage incomes={incomes} warnings={warnings} notice={useActionData<typeof action>()?.notice} />
  );
}
