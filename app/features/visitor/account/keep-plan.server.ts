import { randomUUID } from "node:crypto";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { formatDayMonthYear, todayInSouthAfrica } from "~/base/date";
import { readIdentityNumber } from "~/base/identity-number";
import { formatRand } from "~/base/money";
import { readPlanChoice } from "~/base/plan-address";
import { MOST_PLANS } from "~/contract/wire/plan-reference";
import { isSuccess } from "~/contract/wire/envelope";
import { explainFailure } from "~/web/access/explain-failure.server";
import { type Kept, readKept, writeKept } from "~/web/identity/kept-session.server";
import { readOwnPath } from "~/web/request/return-address";
import { deleteSealedCookie } from "~/web/cookies/sealed-cookie.server";
import {
  carrySession,
  type DatedSession,
  findPersonSession,
  isOutOfRoom,
  requireGuest,
  showPage,
} from "~/web/identity/session.server";
import { takeNames } from "~/web/identity/user.server";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { gatherFacts, type PlanRecord } from "~/words/plan/plan-facts";
import { writeDate } from "~/words/plan/write-figures";
import { AFTER_LOGIN } from "./finish-login.server";
import { keepPlanForm } from "./account-forms";
import type { Disagreement, KeepPlanView } from "./keep-plan-view";

const NOT_KEPT = "We could not keep the plan just now. Nothing is lost: please wait a minute and try again.";
const NO_ROOM = `Your account has ${MOST_PLANS.account} plans, the most that it can have, so we cannot keep this plan as well. It stays in this browser unless you say that it is not yours.`;

type Offer = {
  session: DatedSession;
  guest: DatedSession;
  kept: Kept;
  rsaid: string;
  id: number;
  next: string;
};

/**
 * The guest's plan in the address, and the person who may keep it.
 * @throws Response a redirect to the next page if there is no such plan, or to the login if nobody is logged in
 */
async function openOffer(request: Request): Promise<Offer> {
  const session = await findPersonSession(request);
  if (!session) throw redirect("/en/login");
  const { searchParams } = new URL(request.url);
  const next = readOwnPath(searchParams.get("next")) ?? AFTER_LOGIN;
  const id = readPlanChoice(searchParams);
  const kept = await readKept(request);
  const rsaid = kept.person?.rsaid;
  if (typeof id !== "number" || !kept.guest || !rsaid)
    throw redirect(next, { headers: carrySession(session) });
  const guest = await requireGuest(request);
  return { session, guest, kept, rsaid, id, next };
}

/** Shows the plan that a person made here before logging in, and asks whether it is theirs. */
export async function askToKeep({ request }: LoaderFunctionArgs) {
  const { session, guest, rsaid, id, next } = await openOffer(request);
  const [found, recommended] = await Promise.all([
    callBackend("getPlan", { query: { id } }, guest),
    callBackend("getRecommendations", { query: { id, plan_type: "base" } }, guest),
  ]);
  const plan = isSuccess(found) ? found.return_object[0] : undefined;
  if (!plan) throw redirect(next, { headers: carrySession(session) });
  const list = isSuccess(recommended) ? recommended.return_object : [];
  const [recommendation] = Array.isArray(list) ? list : [];
  const view: KeepPlanView = {
    id,
    firstName: plan.first_name ?? "",
    facts: listFacts(plan),
    incomePerMonth: recommendation && formatRand(gatherFacts(recommendation, plan).income.total),
    disagreements: listDisagreements(plan, rsaid),
    operation: randomUUID(),
    next,
  };
  return showPage(view, session);
}

function listFacts({ first_name, last_name, dob, retirement_savings, retirement_date }: PlanRecord) {
  return [
    { name: "For", value: [first_name, last_name].filter(Boolean).join(" ") },
    { name: "Born", value: dob && writeDate(dob) },
    { name: "Savings", value: retirement_savings === undefined ? "" : formatRand(retirement_savings) },
    { name: "Retires", value: retirement_date && writeDate(retirement_date) },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}

/** The plan may be another person's, or a digit was mistyped: only the person knows, so it is a question. */
function listDisagreements({ dob, gender }: PlanRecord, rsaid: string): Disagreement[] {
  const read = readIdentityNumber(rsaid, todayInSouthAfrica(new Date()));
  if (!read.ok) return [];
  const birthDate = formatDayMonthYear(read.value.birthDate);
  const all: Disagreement[] = [
    { what: "birth date", ofPlan: writeDate(dob ?? ""), ofIdNumber: writeDate(birthDate) },
    { what: "sex", ofPlan: gender ?? "", ofIdNumber: read.value.sex },
  ];
  return all.filter(({ ofPlan, ofIdNumber }) => ofPlan !== ofIdNumber);
}

/** Moves the plan to the person's account, or leaves it to its guest, whom this browser then forgets. */
export async function submitKeep(args: FormArgs) {
  const declared = { open: openOffer, schema: keepPlanForm };
  return handleForm(args, declared, async ({ values, caller, refuse, ...offer }) => {
    const { session, guest, kept, rsaid, id, next } = offer;
    if (!values.keep) return leave(args.request, offer);
    const input = { body: { id, plan_type: "base" as const, rsaid }, headers: { Token: guest.bearer } };
    const answer = await callBackend("createPlan", input, caller);
    if (isOutOfRoom(answer)) return refuse(NO_ROOM);
    if (!isSuccess(answer) && answer.http_code !== 404)
      return refuse(explainFailure(answer, session, NOT_KEPT));
    const named = { ...kept, person: kept.person && { ...kept.person, ...(await takePlanNames(offer)) } };
    return redirect(next, {
      status: 303,
      headers: carrySession(undefined, [await endOffer(session, named)]),
    });
  });
}

/** Stores the plan's names in an account that has none; a failure does not stop the rest. */
async function takePlanNames({ session, rsaid, id }: Offer) {
  const found = await callBackend("getPlan", { query: { id } }, session);
  const plan = isSuccess(found) ? found.return_object[0] : undefined;
  if (!plan || listDisagreements(plan, rsaid).length > 0) return undefined;
  return takeNames(session, { preferredName: plan.first_name, surname: plan.last_name });
}

async function leave(request: Request, { session, kept, id, next }: Offer): Promise<Response> {
  const forgotten = deleteSealedCookie(request, (name) => name.endsWith(`_${id}`));
  const namesIt = readPlanChoice(new URL(next, "http://own").searchParams) === id;
  const headers = carrySession(undefined, [...forgotten, await endOffer(session, kept)]);
  return redirect(namesIt ? AFTER_LOGIN : next, { status: 303, headers });
}

/** Ends the guest: the session cookie then speaks for the person alone. */
async function endOffer({ token }: DatedSession, { person }: Kept): Promise<string> {
  if (!person) throw new Error("a plan was offered to nobody");
  return writeKept({ person: { ...person, ...token, rsaid: undefined } });
}
