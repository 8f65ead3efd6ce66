import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ResultPage } from "~/features/plan/change/tabs/result-page";
import { showResult, submitResult } from "~/features/plan/change/tabs/result.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(({ heading }) => `${heading} – Step 12 of 12`);

export async function loader({ request }: LoaderFunctionArgs) {
  return showResult(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitResult(args);
}

export default function Result() {
  const refusal = useActionData<typeof action>();
  return <ResultPage view={useLoaderData<typeof loader>()} notice={refusal?.notice} />;
}
