import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RestorePage } from "~/features/plan/explanation/restore-page";
import { askToRestore, restoreRecommendation } from "~/features/plan/explanation/restore.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  writeTitle("Go back to the recommended plan?", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return askToRestore(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return restoreRecommendation(args);
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function Restore() {
  const { incomes, warnings } = useLoaderData<typeof loader>();
  return (
    <RestorePage incomes={incomes} warnings={warnings} notice={useActionData<typeof action>()?.notice} />
  );
}
