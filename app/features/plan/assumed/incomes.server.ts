import { randomUUID } from "node:crypto";
import { json } from "@remix-run/node";
import { todayInSouthAfrica } from "~/base/date";
import { writePlanAddress } from "~/base/plan-address";
import { findSurveyLimits } from "~/backend/door.server";
import { listIncomes } from "~/contract/survey/other-income-rules";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { INCOMES, writeSavedAddress } from "~/web/plan/assumed-address";
import { isTold } from "~/words/assumed/assumed-line";
import { otherIncomeLine } from "~/words/assumed/other-income";
import { hasEnded, sayIncomesPage } from "~/words/assumed/dated-incomes";
import { speakOf } from "~/words/plan/speak-of";
import { ADD_ANOTHER, type OtherIncomesView } from "./incomes-page";
import { TAKE_BACK } from "./assumed-form";
import { openAssumed } from "./open-assumed.server";
import { countRows, INCOME_FIELDS, INCOME_ROWS, readIncomes, writeIncomeFields } from "./read-incomes";
import { takeBack } from "./read-line";
import { removeRow } from "./remove-row";
import { saveLineAnswers, warnOfSaving } from "./save-answers.server";

const open = (request: Request) => openAssumed(request, otherIncomeLine.key);

/** Shows the page that asks for other incomes one by one. */
export async function showIncomes(request: Request) {
  const opened = await open(request);
  const accepted = readSurveyRecord(opened.plan);
  const [partner] = accepted.dependants;
  const person = speakOf(opened.facts);
  const view: OtherIncomesView = {
    page: sayIncomesPage(person),
    ownerName: person.You === "You" ? "Yours" : person.Your,
    rows: countRows(accepted),
    over: listIncomes(accepted).map((income) => hasEnded(income, accepted)),
    partnerName: partner.dateOfBirth && (partner.fullName?.split(" ")[0] ?? "The partner"),
    isTold: isTold(otherIncomeLine, accepted),
    values: writeIncomeFields(accepted),
    warnings: await warnOfSaving(opened),
    operation: randomUUID(),
  };
  return json(view, { headers: opened.headers });
}

/** Saves or clears the incomes, and redirects to the line, or back to the rows after adding or removing one. */
export async function submitIncomes(args: FormArgs) {
  return handleForm(args, { open, fields: INCOME_FIELDS }, async (posted) => {
    const { form, plan, named, refuse } = posted;
    const today = todayInSouthAfrica(new Date());
    const accepted = readSurveyRecord(plan);
    const intent = form.get("intent");
    const isRemoved = removeRow(form, INCOME_ROWS);
    const read =
      intent === TAKE_BACK
        ? { profile: takeBack(otherIncomeLine, accepted) }
        : readIncomes(form, { today, limits: findSurveyLimits(today), accepted });
    if ("mistakes" in read) return refuse(read.mistakes);
    const address =
      intent === ADD_ANOTHER || isRemoved
        ? writePlanAddress(INCOMES, named)
        : writeSavedAddress(otherIncomeLine.key, named);
    return saveLineAnswers(posted, {
      line: otherIncomeLine,
      profile: read.profile,
      address,
      request: args.request,
    });
  });
}
