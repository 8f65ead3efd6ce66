import { randomUUID } from "node:crypto";
import { json } from "@remix-run/node";
import { todayInSouthAfrica } from "~/base/date";
import { callBackend, findSurveyLimits, waitForRecommendation } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import {
  findField,
  hasSameAnswers,
  readSurveyRecord,
  writeSurveyRecord,
} from "~/contract/survey/survey-record";
import { findChoicesMade } from "~/web/access/choices-made.server";
import { forgetWalkThrough } from "~/web/cookies/forget-walk-through.server";
import { handleForm } from "~/web/forms/handle-form.server";
import type { FormArgs } from "~/web/forms/handle-form.server";
import { nameChange } from "~/web/forms/operation-id.server";
import { writeSavedAddress } from "~/web/plan/assumed-address";
import { readPlanFigures } from "~/words/assumed/describe-saved";
import { isTold, sayLinePage } from "~/words/assumed/assumed-line";
import type { AssumedLine } from "~/words/assumed/assumed-line";
import { findLine } from "~/words/assumed/lines";
import { warnOfNewAnswers } from "~/words/plan/describe-choice";
import { speakOf } from "~/words/plan/speak-of";
import type { LineView } from "./line-page";
import { TAKE_BACK } from "./line-page";
import { openAssumed } from "./open-assumed.server";
import { listLineFields, readLine, takeBack, writeLineFields } from "./read-line";
import { keepFiguresBefore } from "./saved-figures.server";

const LONGEST_WAIT_MILLISECONDS = 5_000;

const AMENDED =
  "You have changed this plan. When you save an answer, we work it out again, and your changes to it are gone.";

const ANOTHER_ANSWER =
  "We could not save this, because another of your answers has to be changed first. Please check your answers.";

/** Finds the line that an address names, or throws that there is none. */
function requireLine(key: string | undefined): AssumedLine {
  const line = findLine(key);
  if (!line) throw new Response("Not found", { status: 404 });
  return line;
}

/** Asks for one line of what the plan assumes. */
export async function showLine(request: Request, key: string | undefined) {
  const line = requireLine(key);
  const { id, plan, facts, amended, session, headers } = await openAssumed(request, line.key);
  const accepted = readSurveyRecord(plan);
  const made = await findChoicesMade(id, session);
  const view: LineView = {
    line: line.key,
    page: sayLinePage(line, speakOf(facts)),
    isTold: isTold(line, accepted),
    values: writeLineFields(line, accepted),
    warnings: [...(amended ? [AMENDED] : []), ...warnOfNewAnswers(plan.selected_at, made)],
    operation: randomUUID(),
  };
  return json(view, { headers });
}

/**
 * Saves what was answered to a line, or that nothing is told of it any more, and works the plan out anew. It leads back to
 * the line, which says what that changed.
 */
export async function submitLine(args: FormArgs, key: string | undefined) {
  const line = requireLine(key);
  const open = (request: Request) => openAssumed(request, line.key);
  return handleForm(args, { open, fields: listLineFields(line) }, async (posted) => {
    const { form, id, plan, facts, session, named, caller, refuse, leadTo } = posted;
    const today = todayInSouthAfrica(new Date());
    const accepted = readSurveyRecord(plan);
    const read =
      form.get("intent") === TAKE_BACK
        ? { profile: takeBack(line, accepted) }
        : readLine(line, form, { today, limits: findSurveyLimits(today), accepted });
    if ("mistakes" in read) return refuse(read.mistakes);
    const address = writeSavedAddress(line.key, named);
    const before = { line: line.key, before: readPlanFigures(facts) };
    const cookies = await keepFiguresBefore(args.request, id, before);
    if (hasSameAnswers(accepted, read.profile)) return leadTo(address, cookies);
    const { finished_recommendation } = plan;
    const body = { ...writeSurveyRecord(read.profile), id, finished_recommendation };
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
    return leadTo(address, [...cookies, ...forgetWalkThrough(id)]);
  });
}

/** Whether everything that the services found wrong, if they named fields at all, is of this line. */
function isOfLine({ fields }: AssumedLine, errors: readonly { path: string }[] = []): boolean {
  return errors.every(({ path }) => fields.some((name) => name === findField(path)));
}
