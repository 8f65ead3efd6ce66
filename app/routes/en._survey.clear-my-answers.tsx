import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ClearAnswersPage } from "~/features/visitor/survey/clear-answers-page";
import { askToClear, clearAnswers } from "~/features/visitor/survey/clear-answers.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Clear answers", { also: [{ name: "robots", content: "noindex" }] });

export async function loader({ request }: LoaderFunctionArgs) {
  return askToClear(request);
}

export async function action(args: ActionFunctionArgs) {
  return clearAnswers(args);
}

export default function ClearMyAnswers() {
  return <ClearAnswersPage {...useLoaderData<typeof loader>()} />;
}
