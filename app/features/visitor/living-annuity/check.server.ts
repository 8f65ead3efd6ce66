import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { parseDayMonthYear, todayInSouthAfrica } from "~/base/date";
import type { Query } from "~/base/plan-address";
import type { CheckAnswer, CheckedAnnuity } from "~/contract/living-annuity/check-operations";
import type { KeptCheck } from "~/contract/living-annuity/kept-checks";
import { isSuccess } from "~/contract/wire/envelope";
import { callBackend } from "~/backend/door.server";
import { withDrawings } from "~/ui/chart/draw-chart.server";
import type { Client } from "~/web/identity/acting.server";
import {
  carrySession,
  findSession,
  refuseForNow,
  requireSession,
  showPage,
  type Session,
} from "~/web/identity/session.server";
import { sendCsv } from "~/web/page/send-rows.server";
import { gatherCheck } from "~/words/living-annuity/check-facts";
import { describeCheck } from "~/words/living-annuity/describe-check";
import { explainChange } from "~/words/living-annuity/explain-change";
import { CHECK_COLUMNS, listCheckFigures } from "~/words/living-annuity/list-check-figures";
import { listEarlierChecks } from "~/words/living-annuity/list-earlier-checks";
import { CHECK_ADDRESS, LOOK_AGAIN } from "./addresses";
import { judgeTyped, readTypedCheck } from "./typed-check.server";
import { findCheckedClient, listKept, writeCheckAddress } from "./visit-check.server";

const findLasting = ({ figures }: KeptCheck) =>
  figures.incomes.find(({ kind }) => kind === "lasts")?.monthly_income ?? 0;

/** Whether a kept check is of an earlier day and of the same person, so that it can be compared with. */
function isEarlier(check: KeptCheck, { dob, gender }: CheckedAnnuity): boolean {
  const { asked, checked_on } = check;
  const day = parseDayMonthYear(checked_on) ?? "";
  const isSame = asked.dob === dob && asked.gender === gender;
  return isSame && day < todayInSouthAfrica(new Date()) && findLasting(check) > 0;
}

/** An earlier check as the services are sent it. */
function tellBefore(check: KeptCheck): CheckedAnnuity["before"] {
  const { value, monthly_income } = check.asked;
  return { checked_on: check.checked_on, value, monthly_income, lasting_monthly_income: findLasting(check) };
}

type OpenedCheck = {
  session: Session;
  client?: Client;
  asked: CheckedAnnuity;
  answer: CheckAnswer;
  /** The kept checks of the same person, the newest first, and the last one before today. */
  kept: KeptCheck[];
  before?: KeptCheck;
};

/**
 * Checks what was typed in this browser, and compares it with the last kept check of the same person.
 * @throws Response a redirect to the questions if nothing was typed or something is wrong; 429 or 503 if it cannot be worked
 *   out just now
 */
export async function openCheck(request: Request): Promise<OpenedCheck> {
  const known = await findSession(request);
  const client = await findCheckedClient(request, known);
  const leadBack = (session: Session | undefined, query?: Query) =>
    redirect(writeCheckAddress(CHECK_ADDRESS, client, query), {
      status: 303,
      headers: carrySession(session),
    });
  const typed = await readTypedCheck(request, client);
  if (!typed) throw leadBack(known);
  const judged = await judgeTyped(typed);
  if (!judged.ok) throw leadBack(known, { [LOOK_AGAIN]: "" });
  const session = known ?? (await requireSession(request));
  const asked = judged.value;
  const kept = await listKept(session, client);
  const before = kept.find((check) => isEarlier(check, asked));
  const body = { ...asked, before: before && tellBefore(before) };
  const answer = await callBackend("checkLivingAnnuity", { body }, session);
  if (isSuccess(answer)) return { session, client, asked, answer: answer.return_object, kept, before };
  throw answer.http_code === 422 || answer.http_code === 400
    ? leadBack(session, { [LOOK_AGAIN]: "" })
    : refuseForNow(session, answer);
}

/** Shows the result of the check, which is not stored. */
export async function showCheck({ request }: LoaderFunctionArgs) {
  const { session, client, asked, answer, kept, before } = await openCheck(request);
  const facts = gatherCheck(asked, answer, client?.name);
  const { chart, ...view } = describeCheck(facts);
  const drawn = chart?.figures && withDrawings({ ...chart, figures: chart.figures });
  const change = before && explainChange(facts, before);
  const earlier = kept.length > 0 ? listEarlierChecks(kept) : undefined;
  return showPage({ ...view, client: client?.name, chart: drawn ?? chart, change, earlier }, session);
}

/** The same as a table for a spreadsheet. */
export async function downloadCheck({ request }: LoaderFunctionArgs): Promise<Response> {
  const { session, client, asked, answer } = await openCheck(request);
  const facts = gatherCheck(asked, answer, client?.name);
  return sendCsv(CHECK_COLUMNS, listCheckFigures(facts), {
    name: "baobab-living-annuity.csv",
    headers: carrySession(session),
  });
}
