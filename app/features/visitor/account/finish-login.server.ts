import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { readPlanChoice, writePlanAddress } from "~/base/plan-address";
import { isSuccess } from "~/contract/wire/envelope";
import { LOGGED_IN } from "~/contract/wire/role";
import { type LoginType, ROLE_IDS, type User } from "~/contract/account/user";
import {
  type Kept,
  readKept,
  readNames,
  readToken,
  SESSION_COOKIE,
  writeKept,
} from "~/web/identity/kept-session.server";
import { deleteLateForm, readLateForm } from "~/web/forms/late-form.server";
import { redirectWithin } from "~/web/request/return-address";
import { findNewestPlan } from "~/web/identity/plan-of-page.server";
import { deleteSealedCookie } from "~/web/cookies/sealed-cookie.server";
import { ADD_PASSKEY, type DatedSession, type Session } from "~/web/identity/session.server";
import { type Pending, pendingCookie } from "./pending.server";

/** The page after a login without another destination; it redirects to the start if there are no plans. */
export const AFTER_LOGIN = "/en/dashboard";
export const DESK = "/en/admin";
const CARRY_ON = "/en/carry-on";

/** The flow that ends in a session: a registration, or a login of a type. */
type Entering = { kind: "register"; next?: string } | { kind: "login"; type: LoginType; next?: string };

/** A successful login. */
export type OpenedSession = { bearer_token: string; expires_at: string; user: User };

/**
 * Requests a bearer after the code was given.
 * @param operation the idempotency key: a second click gets the same bearer
 * @returns undefined if the services refuse
 */
export async function exchangeCode(
  codeGuest: Session,
  pending: Pending,
  operation: string,
): Promise<OpenedSession | undefined> {
  const caller = { bearer: codeGuest.bearer, processContextId: operation };
  const token = pending.kind === "login" ? pending.token : await findToken(pending.rsaid, caller);
  if (!token) return undefined;
  const type = pending.kind === "login" ? pending.type : "investor";
  const answer = await callBackend("logIn", { params: { type }, headers: { Token: token } }, caller);
  return isSuccess(answer) && "bearer_token" in answer.return_object ? answer.return_object : undefined;
}

async function findToken(rsaid: string, caller: { bearer: string; processContextId: string }) {
  const answer = await callBackend("getLoginToken", { headers: { Rsaidnr: rsaid } }, caller);
  return isSuccess(answer) ? answer.return_object.token : undefined;
}

type Finished = {
  guest?: DatedSession;
  pending: Entering;
  opened: OpenedSession;
  /** True for a login with a code in a browser that supports passkeys. */
  canAdd?: boolean;
};

/**
 * Starts the person's session in this browser. It first offers them a plan made here before, then opens the page to
 * which they were going. Staff who logged in with a code and have no passkey are offered one.
 */
export async function finishLogin(
  request: Request,
  { guest, pending, opened, canAdd }: Finished,
): Promise<Response> {
  const before = await readKept(request);
  const { user } = opened;
  const isOther = before.person !== undefined && before.person.userId !== user.userId;
  // Another person's answers in this browser are cleared, and their plan is not offered.
  const forgotten = isOther ? deleteSealedCookie(request, (name) => name !== SESSION_COOKIE) : [];
  const isInvestor = pending.kind === "register" || pending.type === "investor";
  const type = isInvestor ? "investor" : "adviser";
  const late = isOther ? undefined : await readLateForm(request, { userId: user.userId });
  // An adviser's last page is of no use to an investor, and the other way round.
  const isSameType = before.person === undefined || before.person.type === type;
  const landing = isInvestor ? AFTER_LOGIN : DESK;
  const onward = late?.type === type ? CARRY_ON : ((isSameType ? pending.next : undefined) ?? landing);
  const plan = guest && isInvestor && !isOther ? await findPlanToKeep(guest, pending.next) : undefined;
  const kept: Kept = {
    guest: plan === undefined ? undefined : guest?.token,
    person: {
      ...readToken(opened),
      userId: user.userId,
      login: randomUUID(),
      type,
      role: isInvestor ? undefined : await findDeskRole({ userId: user.userId, bearer: opened.bearer_token }),
      ...readNames(user),
      rsaid: plan === undefined ? undefined : user.rsaIdNr,
    },
  };
  const headers = new Headers();
  const cookies = [
    ...forgotten,
    ...(late ? [] : [deleteLateForm()]),
    pendingCookie.clear(),
    await writeKept(kept),
  ];
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  const isOffered = !isInvestor && (await isPasskeyAsked(opened, canAdd));
  const destination =
    plan === undefined
      ? isOffered
        ? redirectWithin(ADD_PASSKEY, onward)
        : onward
      : writePlanAddress("/en/keep-plan", { plan, client: undefined }, { next: onward });
  return redirect(destination, { status: 303, headers });
}

/** True if a passkey is required, or can be added and there is none; false if the services do not answer. */
async function isPasskeyAsked({ bearer_token: bearer }: OpenedSession, canAdd = false): Promise<boolean> {
  const answer = await callBackend("getPasskeys", {}, { bearer });
  if (!isSuccess(answer)) return false;
  const { passkeys, is_required } = answer.return_object;
  return is_required || (canAdd && passkeys.length === 0);
}

/**
 * The role of a person who has logged in as an adviser: the first in the services' list, which has the most rights;
 * undefined while a passkey is required of them.
 */
export async function findDeskRole({
  userId,
  bearer,
}: {
  userId: number;
  bearer: string;
}): Promise<(typeof LOGGED_IN)[number] | undefined> {
  const answer = await callBackend("getUserRoles", { params: { id: userId } }, { bearer });
  const first = isSuccess(answer) ? answer.return_object.roles[0]?.roleId : undefined;
  return LOGGED_IN.find((role) => ROLE_IDS[role] === first);
}

/** The plan of the page from which the person came, if it is this guest's, otherwise the guest's newest. */
async function findPlanToKeep(guest: DatedSession, next: string | undefined): Promise<number | undefined> {
  const named = next && readPlanChoice(new URL(next, "http://own").searchParams);
  if (typeof named === "number") {
    const answer = await callBackend("getPlan", { query: { id: named } }, guest);
    if (isSuccess(answer)) return named;
  }
  return findNewestPlan(guest);
}
