import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { askCheck, showQuestions } from "~/features/visitor/living-annuity/check.server";
import { QuestionsPage } from "~/features/visitor/living-annuity/questions-page";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>("Check a living annuity", {
  isWrong: ({ mistakes }) => mistakes.length > 0,
});

export async function loader({ request }: LoaderFunctionArgs) {
  return showQuestions(request);
}

export async function action(args: ActionFunctionArgs) {
  return askCheck(args);
}

export default function LivingAnnuity() {
  const refused = useActionData<typeof action>();
  return <QuestionsPage view={useLoaderData<typeof loader>()} refused={refused?.notice} />;
}
