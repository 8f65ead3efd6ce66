import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FailedFinishPage } from "~/features/visitor/survey/failed-finish-page";
import { finishAgain, showFailedFinish } from "~/features/visitor/survey/finish-again.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Error: your plan is not saved");

export async function loader({ request }: LoaderFunctionArgs) {
  return showFailedFinish(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return finishAgain(request);
}

export default function NotSaved() {
  const view = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return <FailedFinishPage {...view} {...refusal} />;
}
