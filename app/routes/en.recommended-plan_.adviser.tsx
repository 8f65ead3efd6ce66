import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SeenByPage } from "~/features/plan/page/seen-by-page";
import { askToHide, submitHiding } from "~/features/plan/page/seen-by.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  writeTitle("Who sees your plan", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return askToHide(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return submitHiding(args);
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function SeenBy() {
  const { name, role, operation } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <SeenByPage name={name} role={role} operation={operation} notice={refused?.notice} />;
}
