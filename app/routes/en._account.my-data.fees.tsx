import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { HigherFeesPage } from "~/features/desk/fees/higher-fees-page";
import { answerHigherFeesForm, showHigherFees } from "~/features/desk/fees/higher-fees.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Your fees");

export async function loader({ request }: LoaderFunctionArgs) {
  return showHigherFees(request);
}

export async function action(args: ActionFunctionArgs) {
  return answerHigherFeesForm(args);
}

export default function HigherFees() {
  const notice = useActionData<typeof action>()?.notice;
  return <HigherFeesPage view={useLoaderData<typeof loader>()} notice={notice} />;
}
