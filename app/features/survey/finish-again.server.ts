import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import { finishSurvey } from "./finish.server";
import { findFirstUnfinished } from "./journey";
import { readOperationId } from "./operation-id.server";
import { carryGuest } from "./show-step.server";
import { CHECK } from "./step-query";
import { answersCookie, judgeAnswers, openSurvey } from "./survey.server";
import type { Survey } from "./survey.server";

function findUnfinished({ answers, context }: Survey) {
  const judge = judgeAnswers(answers.typed, context);
  return findFirstUnfinished((step) => judge(step).length === 0);
}

/** Says that finishing failed and offers to try again; the answers are where they were, in the browser's cookie. */
export async function showFailedFinish(request: Request) {
  const survey = await openSurvey(request);
  const isFinished = survey.accepted !== undefined && !(await answersCookie.read(request));
  if (isFinished) return redirect("/en/recommended-plan", { headers: carryGuest(survey) });
  const unfinished = findUnfinished(survey);
  if (unfinished) return redirect(`/en/${unfinished}`, { headers: carryGuest(survey) });
  const operation = new URL(request.url).searchParams.get("operation") ?? randomUUID();
  return json({ processContextId: operation }, { headers: carryGuest(survey) });
}

/** Tries to finish once more, as the same operation. */
export async function finishAgain(request: Request) {
  const { form, distrust } = await readForm(request);
  const processContextId = readOperationId(form);
  if (distrust) return json({ notice: DISTRUST_WORDS[distrust], processContextId }, { status: 422 });
  const survey = await openSurvey(request);
  const unfinished = findUnfinished(survey);
  if (unfinished) return redirect(`/en/${unfinished}?${CHECK}`, { headers: carryGuest(survey) });
  const finished = await finishSurvey(request, { survey, profile: survey.profile, processContextId });
  return "wayBack" in finished ? redirect(finished.wayBack, { headers: carryGuest(survey) }) : finished;
}
