import { callBackend, waitForRecommendation } from "~/backend/door.server";
import {
  findField,
  hasSameAnswers,
  readSurveyRecord,
  writeSurveyRecord,
} from "~/contract/survey/survey-record";
import type { Profile } from "~/contract/survey/profile";
import { isSuccess } from "~/contract/wire/envelope";
import { findChoicesMade } from "~/web/access/choices-made.server";
import { clearWalkThrough } from "~/web/cookies/clear-walk-through.server";
import type { Posted } from "~/web/forms/handle-form.server";
import { nameChange } from "~/web/forms/operation-id.server";
import type { AssumedLine } from "~/words/assumed/assumed-line";
import { readPlanFigures } from "~/words/assumed/describe-saved";
import { warnOfNewAnswers } from "~/words/plan/describe-choice";
import type { openAssumed } from "./open-assumed.server";
import { keepFiguresBefore } from "./saved-figures.server";

type OpenedPlan = Awaited<ReturnType<typeof openAssumed>>;

const LONGEST_WAIT_MILLISECONDS = 5_000;

const AMENDED =
  "You have changed this plan. When you save an answer, we work it out again, and your changes to it are gone.";

const ANOTHER_ANSWER =
  "We could not save this, because another of your answers has to be changed first. Please check your answers.";

/** Warnings about changes to the plan and its choice when an answer is saved. */
export async function warnOfSaving({ id, plan, amended, session }: OpenedPlan): Promise<string[]> {
  const made = await findChoicesMade(id, session);
  return [...(amended ? [AMENDED] : []), ...warnOfNewAnswers(plan.selected_at, made)];
}

/**
 * Saves a plan's answers with the new ones to a line, works the plan out again, and redirects to an address.
 * @returns the page again if the services refuse the answers
 */
export async function saveLineAnswers(
  { id, plan, facts, session, caller, refuse, redirectTo }: Posted & OpenedPlan,
  {
    line,
    profile,
    address,
    request,
  }: { line: AssumedLine; profile: Profile; address: string; request: Request },
) {
  const before = { line: line.key, before: readPlanFigures(facts) };
  const cookies = await keepFiguresBefore(request, id, before);
  if (hasSameAnswers(readSurveyRecord(plan), profile)) return redirectTo(address, cookies);
  const { finished_recommendation } = plan;
  const body = { ...writeSurveyRecord(profile), id, finished_recommendation };
  const change = { processContextId: caller.processContextId ?? "", version: plan.updated_at, body };
  const answer = await callBackend(
    "updatePlan",
    { query: {}, body },
    { ...caller, processContextId: nameChange(change) },
  );
  if (!isSuccess(answer))
    return refuse(isOfLine(line, answer.return_object?.errors) ? answer : ANOTHER_ANSWER, {
      nameField: findField,
    });
  await waitForRecommendation(id, LONGEST_WAIT_MILLISECONDS, session);
  return redirectTo(address, [...cookies, ...clearWalkThrough(id)]);
}

/** True if all the services' mistakes, if they name fields at all, are in this line. */
function isOfLine({ fields }: AssumedLine, errors: readonly { path: string }[] = []): boolean {
  return errors.every(({ path }) => fields.some((name) => name === findField(path)));
}
