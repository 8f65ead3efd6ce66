import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EstimatePage } from "~/features/visitor/estimate/estimate-page";
import { readKnownAnswers, showEstimate } from "~/features/visitor/estimate/estimate.server";
import { beginWith } from "~/features/visitor/survey/begin-with.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>("A first figure", {
  isWrong: ({ mistakes }) => mistakes.length > 0,
  description: "What your savings could pay you each month, flexible or guaranteed, from five answers.",
  also: [{ name: "robots", content: "noindex" }],
});

export async function loader({ request }: LoaderFunctionArgs) {
  return showEstimate(request);
}

export async function action(args: ActionFunctionArgs) {
  return beginWith(args, readKnownAnswers);
}

export default function Estimate() {
  const refused = useActionData<typeof action>();
  return <EstimatePage view={useLoaderData<typeof loader>()} refused={refused?.notice} />;
}
