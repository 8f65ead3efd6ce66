import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ChooseAnswersPage } from "~/features/visitor/survey/choose-answers-page";
import { chooseAnswers, showChoice } from "~/features/visitor/survey/choose-answers.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Choose your answers");

export async function loader({ request }: LoaderFunctionArgs) {
  return showChoice(request);
}

export async function action(args: ActionFunctionArgs) {
  return chooseAnswers(args);
}

export default function ChooseAnswers() {
  return (
    <ChooseAnswersPage
      view={useLoaderData<typeof loader>()}
      notice={useActionData<typeof action>()?.notice}
    />
  );
}
