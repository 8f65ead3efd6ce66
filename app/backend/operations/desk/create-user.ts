import { maskIdentityNumber } from "~/base/identity-number";
import { hasRight, RIGHTS } from "~/contract/wire/rights";
import { beginFees } from "../../desk/change-fees";
import { auditAct } from "../../people/audit-entries";
import {
  answerAdviser,
  askToAdvise,
  endAdvice,
  listAdviserRequests,
  listWaitingClients,
} from "../../desk/adviser-requests";
import { describePerson } from "../../people/describe-person";
import { hasOrganisation, openAccountInRole, openClient } from "../../people/open-account";
import { lockAdviser } from "../../people/staff";
import { explainHold } from "../../session/hold";
import { findAccountOf } from "../../people/users";
import { type Call, done, type Handler, refused, refuseMistakes } from "../../calls/handler";
import { NO_ORGANISATION, readOrganisation, readRole } from "../account/read-position";

/** The mistake when an adviser adds an existing client again. */
export const ALREADY_YOURS = "This ID number is one of your clients already";
const HAS_ACCOUNT = "This ID number has an account already: give its holder the role instead";
/** The mistake when advisers add themselves. */
export const YOUR_OWN = "This is your own ID number: nobody can be their own client";
const NOT_A_CLIENT = "You can add clients only";

/** Opens an account for somebody else. Only the cell number given here can log in to it. */
export const createUser: Handler<"createUser"> = async (call) => {
  const { store, person, body } = call;
  const { submittedByUserId } = body.user;
  if (submittedByUserId !== undefined && submittedByUserId !== person.userId) return refused("forbidden");
  if (hasRight(person.role, "managePeople")) return openAnyones(call);
  return (await lockAdviser(store, person.userId, RIGHTS.addClients))
    ? openOrAsk(call)
    : refused("advisesNoLonger");
};

type NewAccount = Omit<Parameters<typeof openClient>[1], "now">;

function describeAccount({ person, body: { user } }: Call<"createUser">): NewAccount {
  const { firstNames, surname, preferredName, email, cellNr, workExperience, yearsOfExperience } = user;
  const { alternativeContactNumber, rsaIdNr: rsaid, segment } = user;
  const details = {
    firstNames,
    surname,
    preferredName,
    email,
    cellNr,
    alternativeContactNumber,
    workExperience,
    yearsOfExperience,
  };
  const kept = Object.fromEntries(Object.entries(details).filter(([, detail]) => Boolean(detail)));
  return { rsaid, details: kept, openedById: person.userId, segment };
}

/** Adds a client for a planner, whom the caller must lock. If the account exists, its holder is asked. */
export async function openOrAsk(call: Call<"createUser">) {
  const { store, person, body, now } = call;
  if ((readRole(body.user) ?? "investor") !== "investor")
    return refuseMistakes([{ path: "role", message: NOT_A_CLIENT }]);
  const account = describeAccount(call);
  const asked = await askHolder(call, account);
  if (asked) return asked;
  const userId = await openClient(store, { ...account, now });
  // The account was opened in the meantime.
  if (userId === undefined) return (await askHolder(call, account)) ?? answerOpened(call, userId);
  const begun = await beginFees(store, { userId, fpFees: body.fpFees, by: person, now });
  if (!begun.ok) return refuseMistakes(begun.reason);
  return answerOpened(call, userId);
}

/** Asks the holder of an existing account, unless they are the planner's client; undefined without an account. */
async function askHolder({ store, person, now }: Call<"createUser">, { rsaid }: NewAccount) {
  const holder = await findAccountOf(store, rsaid);
  if (!holder) return undefined;
  if (holder.id === person.userId) return refuseMistakes([{ path: "rsaIdNr", message: YOUR_OWN }]);
  if (holder.adviserId === person.userId && holder.isActive)
    return refuseMistakes([{ path: "rsaIdNr", message: ALREADY_YOURS }]);
  await askToAdvise(store, { userId: holder.id, adviserId: person.userId }, now);
  const idNumber = maskIdentityNumber(rsaid);
  return { state: "underWay" as const, answer: { idNumber, asked_at: now.toISOString() } };
}

async function openAnyones(call: Call<"createUser">) {
  const { store, person, body } = call;
  const role = readRole(body.user) ?? "investor";
  const hold = role === "investor" ? undefined : explainHold(person);
  if (hold) return refused("numberChanged", hold);
  const organisationId = readOrganisation(body.user.organizationId) ?? undefined;
  if (organisationId !== undefined && !(await hasOrganisation(store, organisationId)))
    return refuseMistakes([{ path: "organizationId", message: NO_ORGANISATION }]);
  const account = { ...describeAccount(call), role, organisationId };
  return answerOpened(call, await openAccountInRole(store, account));
}

async function answerOpened({ store, person, now }: Call<"createUser">, userId: number | undefined) {
  if (userId === undefined) return refuseMistakes([{ path: "rsaIdNr", message: HAS_ACCOUNT }]);
  await auditAct(store, { act: "opened an account", userId, by: person, now });
  const described = await describePerson(store, userId, now);
  if (!described) throw new Error("an account that was opened is gone");
  return done(described);
}

export const getAdviserRequests: Handler<"getAdviserRequests"> = async ({ store, person }) =>
  done({ requests: await listAdviserRequests(store, person.userId) });

export const answerAdviserRequest: Handler<"answerAdviserRequest"> = async ({ store, person, body, now }) => {
  const { adviserId, answer } = body;
  const request = { userId: person.userId, adviserId, isAgreed: answer === "yes", now };
  const refusal = await answerAdviser(store, request);
  return refusal ? refused(refusal) : done({});
};

export const leaveAdviser: Handler<"leaveAdviser"> = async ({ store, person, query, now }) => {
  const hasLeft = await endAdvice(store, { userId: person.userId, ...query, now });
  return hasLeft ? done({}) : refused("notFound");
};

export const getWaitingClients: Handler<"getWaitingClients"> = async ({ store, person, params }) => {
  if (params.userId !== person.userId) return refused("notFound");
  return done({ waiting: await listWaitingClients(store, person.userId) });
};
