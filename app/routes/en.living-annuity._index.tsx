import { useActionData, useLoaderData } from "@remix-run/react";
import {
  fetchCheck as action,
  showQuestions as loader,
} from "~/features/visitor/living-annuity/questions.server";
import { GreetingPage } from "~/features/visitor/living-annuity/greeting-page";
import { QuestionsPage } from "~/features/visitor/living-annuity/questions-page";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>("Check a living annuity", {
  description:
    "You have a living annuity? Ten answers show how long its income lasts, what would last for life, and what would help.",
  isWrong: (view) => view.kind === "questions" && view.mistakes.length > 0,
});

export { action, loader };

export default function LivingAnnuity() {
  const view = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.notice;
  if (view.kind === "greeting") return <GreetingPage view={view} />;
  return <QuestionsPage view={view} refused={refused} />;
}
