import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { askCheck, showQuestions } from "~/features/visitor/living-annuity/check.server";
import { GreetingPage } from "~/features/visitor/living-annuity/greeting-page";
import { QuestionsPage } from "~/features/visitor/living-annuity/questions-page";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>("Check a living annuity", {
  description:
    "You have a living annuity? Nine answers show how long its income lasts, what would last for life, and what would help.",
  isWrong: (view) => view.kind === "questions" && view.mistakes.length > 0,
});

export async function loader({ request }: LoaderFunctionArgs) {
  return showQuestions(request);
}

export async function action(args: ActionFunctionArgs) {
  return askCheck(args);
}

export default function LivingAnnuity() {
  const refused = useActionData<typeof action>()?.notice;
  const view = useLoaderData<typeof loader>();
  if (view.kind === "greeting") return <GreetingPage view={view} refused={refused} />;
  return <QuestionsPage view={view} refused={refused} />;
}
