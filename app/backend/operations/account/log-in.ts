import { describeUser, findRole, findUserId, noteLogin } from "../../people/users";
import {
  askForCode,
  type CodeRequest,
  consumeRequest,
  findLogin,
  findRequest,
  isOver,
  lockLogin,
  lockVerifiedRegistration,
  openLogin,
} from "../../session/code-requests";
import type { LoggedIn } from "../../session/person";
import { startSession } from "../../session/sessions";
import type { DatabaseOrTransaction, Transaction } from "../../store/connection";
import {
  type Call,
  done,
  type Handler,
  type Outcome,
  refused,
  refuseMistakes,
  storeAfterComputing,
} from "../../calls/handler";
import { answerStatus, readRsaidOf, refuseAnotherCode, sendAnotherCode } from "./register";

const WAITING: Outcome<object> = { state: "underWay", answer: {} };

/** Returns a token that continues a login, for an unknown ID number as well. */
export const getLoginToken: Handler<"getLoginToken"> = async ({ store, headers, person, now }) => {
  const read = readRsaidOf(headers.Rsaidnr, "Rsaidnr", now);
  if ("mistake" in read) return refuseMistakes([read.mistake]);
  const userId = await findUserId(store, read.rsaid);
  const { id, token } = await openLogin(store, { guestId: person.id, rsaid: read.rsaid, userId }, now);
  return done({ request_id: id, token });
};

export const getLoginStatus: Handler<"getLoginStatus"> = async ({ store, person, query, now }) => {
  const asked = { guestId: person.id, id: query.request_id, kind: "login" } as const;
  return answerStatus(await findRequest(store, asked), now);
};

/**
 * Continues a login: queues its first code, then waits for it, and returns a bearer once it was entered. A
 * guest who has just verified the registration of the same account needs no second code.
 */
export const logIn: Handler<"logIn"> = async (call) => {
  const { store, person, params, headers, now } = call;
  const asked = { guestId: person.id, token: headers.Token };
  const found = await findLogin(store, asked);
  if (!found) return refused("notFound");
  if (isOver(found, now)) return refused("expired");
  if (found.loginType && found.loginType !== params.type) return refused("notFound");
  const isFirst = found.sends === 0 && !(await hasJustRegistered(store, found, call));
  const refusal = isFirst ? await refuseAnotherCode(found, now) : undefined;
  if (refusal) return refusal;
  return storeAfterComputing(async (tx) => {
    const login = await lockLogin(tx, asked);
    if (!login || isOver(login, now)) return refused("expired");
    const user = await findVerified(tx, login, call);
    if (user) return done(await open(tx, login, { user, now }));
    if (login.verifiedAt) return refused("expired");
    if (login.sends === 0) await askForCode(tx, login, { now, loginType: params.type });
    return WAITING;
  });
};

export const resendLoginCode: Handler<"resendLoginCode"> = async ({ store, person, params, query, now }) => {
  const asked = { guestId: person.id, id: query.request_id, kind: "login" } as const;
  const found = await findRequest(store, asked);
  if (found?.loginType !== params.type) return refused("notFound");
  return sendAnotherCode(store, asked, now);
};

type Continued = Pick<Call<"logIn">, "person" | "params" | "now">;

async function hasJustRegistered(
  store: DatabaseOrTransaction,
  { userId }: CodeRequest,
  { person, params, now }: Continued,
): Promise<boolean> {
  if (params.type !== "investor") return false;
  return Boolean(await lockVerifiedRegistration(store, { guestId: person.id, userId }, now));
}

/**
 * Finds the user who entered the login's code, or the code of the registration just before, which is then
 * spent.
 */
async function findVerified(
  tx: Transaction,
  login: CodeRequest,
  { person, params, now }: Continued,
): Promise<Pick<LoggedIn, "userId" | "role"> | undefined> {
  const { userId, verifiedAt } = login;
  if (!verifiedAt) {
    if (login.sends > 0 || params.type !== "investor") return undefined;
    const registration = await lockVerifiedRegistration(tx, { guestId: person.id, userId }, now);
    if (!registration) return undefined;
    await consumeRequest(tx, registration, now);
  }
  if (userId === null) return undefined;
  const role = await findRole(tx, userId, params.type);
  return role && { userId, role };
}

async function open(
  tx: Transaction,
  login: CodeRequest,
  { user, now }: { user: Pick<LoggedIn, "userId" | "role">; now: Date },
) {
  await consumeRequest(tx, login, now);
  await noteLogin(tx, user.userId, now);
  const described = await describeUser(tx, user.userId);
  if (!described) throw new Error("an account that is being opened is gone");
  return { ...(await startSession(tx, user, now)), user: described.user };
}
