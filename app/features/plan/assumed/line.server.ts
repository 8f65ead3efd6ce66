import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { todayInSouthAfrica } from "~/base/date";
import { writePlanAddress } from "~/base/plan-address";
import { findSurveyLimits } from "~/backend/door.server";
import { isAsked } from "~/contract/survey/asked-questions";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { ASSUMED, FUNDS, INCOMES, writeSavedAddress } from "~/web/plan/assumed-address";
import { type AssumedLine, isTold, sayLinePage } from "~/words/assumed/assumed-line";
import { fundLine } from "~/words/assumed/fund";
import { findLine } from "~/words/assumed/lines";
import { otherIncomeLine } from "~/words/assumed/other-income";
import { speakOf } from "~/words/plan/speak-of";
import type { LineView } from "./line-page";
import { TAKE_BACK } from "./assumed-form";
import { openAssumed } from "./open-assumed.server";
import { listLineFields, readLine, takeBack, writeLineFields } from "./read-line";
import { saveLineAnswers, warnOfSaving } from "./save-answers.server";

/** @throws Response 404 if the address names no line */
function requireLine(key: string | undefined): AssumedLine {
  const line = findLine(key);
  if (!line) throw new Response("Not found", { status: 404 });
  return line;
}

/**
 * Opens the plan of the address for one line.
 * @throws Response a redirect to all lines if other answers leave nothing to ask in this one; as `openAssumed`
 */
async function openLine(request: Request, line: AssumedLine) {
  const opened = await openAssumed(request, line.key);
  const accepted = readSurveyRecord(opened.plan);
  const limits = findSurveyLimits(todayInSouthAfrica(new Date()));
  if (!line.fields.some((field) => isAsked(field, accepted, limits)))
    throw redirect(writePlanAddress(ASSUMED, opened.named), { headers: opened.headers });
  return { ...opened, accepted };
}

/** Shows the page of one line. */
export async function showLine(request: Request, key: string | undefined) {
  const line = requireLine(key);
  const opened = await openLine(request, line);
  const { accepted, named, facts, headers } = opened;
  if (line === otherIncomeLine && accepted.otherIncomes?.length)
    throw redirect(writePlanAddress(INCOMES, named), { headers });
  if (line === fundLine && accepted.funds) throw redirect(writePlanAddress(FUNDS, named), { headers });
  const view: LineView = {
    line: line.key,
    page: sayLinePage(line, speakOf(facts)),
    isTold: isTold(line, accepted),
    values: writeLineFields(line, accepted),
    warnings: await warnOfSaving(opened),
    operation: randomUUID(),
  };
  return json(view, { headers });
}

/** Saves or clears the answer to a line, works the plan out again, and redirects to the line with the changes. */
export async function submitLine(args: FormArgs, key: string | undefined) {
  const line = requireLine(key);
  const open = (request: Request) => openLine(request, line);
  return handleForm(args, { open, fields: listLineFields(line) }, async (posted) => {
    const { form, accepted, named, refuse } = posted;
    const today = todayInSouthAfrica(new Date());
    const read =
      form.get("intent") === TAKE_BACK
        ? { profile: takeBack(line, accepted) }
        : readLine(line, form, { today, limits: findSurveyLimits(today), accepted });
    if ("mistakes" in read) return refuse(read.mistakes);
    return saveLineAnswers(posted, {
      line,
      profile: read.profile,
      address: writeSavedAddress(line.key, named),
      request: args.request,
    });
  });
}
