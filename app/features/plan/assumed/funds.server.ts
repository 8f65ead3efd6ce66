import { randomUUID } from "node:crypto";
import { json } from "@remix-run/node";
import { todayInSouthAfrica } from "~/base/date";
import { writePlanAddress } from "~/base/plan-address";
import { findSurveyLimits } from "~/backend/door.server";
import { MOST_RETIREMENT_FUNDS } from "~/contract/survey/retirement-funds";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { FUNDS, writeSavedAddress } from "~/web/plan/assumed-address";
import { fundLine } from "~/words/assumed/fund";
import { listFundCash, sayFundsPage, sayTogether } from "~/words/assumed/funds";
import { speakOf } from "~/words/plan/speak-of";
import type { RetirementFundsView } from "./funds-page";
import { TAKE_BACK } from "./assumed-form";
import { openAssumed } from "./open-assumed.server";
import { FUND_FIELDS, FUND_ROWS_ASKED, readFunds, writeFundFields } from "./read-funds";
import { takeBack } from "./read-line";
import { removeRow } from "./remove-row";
import { saveLineAnswers, warnOfSaving } from "./save-answers.server";

/** The rows open at first for a plan without funds. */
const FIRST_ROWS = 3;

const open = (request: Request) => openAssumed(request, fundLine.key);

/** Shows the page that asks for retirement funds one by one. */
export async function showFunds(request: Request) {
  const opened = await open(request);
  const accepted = readSurveyRecord(opened.plan);
  const { funds } = accepted;
  const view: RetirementFundsView = {
    page: sayFundsPage(speakOf(opened.facts)),
    rows: funds ? Math.min(funds.length + 1, MOST_RETIREMENT_FUNDS) : FIRST_ROWS,
    told: funds?.length ?? 0,
    cash: funds ? listFundCash(funds, opened.facts) : [],
    together: sayTogether(accepted),
    isPayingIn: (accepted.contributionPerMonth ?? 0) > 0,
    isTold: funds !== undefined,
    values: writeFundFields(accepted),
    warnings: await warnOfSaving(opened),
    operation: randomUUID(),
  };
  return json(view, { headers: opened.headers });
}

/** Saves or clears the funds, and redirects to the line. */
export async function submitFunds(args: FormArgs) {
  return handleForm(args, { open, fields: FUND_FIELDS }, async (posted) => {
    const { form, plan, named, refuse } = posted;
    const today = todayInSouthAfrica(new Date());
    const accepted = readSurveyRecord(plan);
    const isRemoved = removeRow(form, FUND_ROWS_ASKED);
    const read =
      form.get("intent") === TAKE_BACK
        ? { profile: takeBack(fundLine, accepted) }
        : readFunds(form, { today, limits: findSurveyLimits(today), accepted });
    if ("mistakes" in read) return refuse(read.mistakes);
    return saveLineAnswers(posted, {
      line: fundLine,
      profile: read.profile,
      address: isRemoved ? writePlanAddress(FUNDS, named) : writeSavedAddress(fundLine.key, named),
      request: args.request,
    });
  });
}
