import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { readPlanChoice, writePlanAddress } from "~/base/plan-address";
import { isSuccess } from "~/contract/wire/envelope";
import { LOGGED_IN } from "~/contract/wire/role";
import { ROLE_IDS } from "~/contract/account/user";
import type { LoginType, User } from "~/contract/account/user";
import {
  SESSION_COOKIE,
  readKept,
  readNames,
  readToken,
  writeKept,
} from "~/web/identity/kept-session.server";
import type { Kept } from "~/web/identity/kept-session.server";
import { forgetLateForm, readLateForm } from "~/web/forms/late-form.server";
import { leadOnTo } from "~/web/forms/return-address";
import { findNewestPlan } from "~/web/access/plan-of-page.server";
import { forgetSealed } from "~/web/cookies/sealed-cookie.server";
import { ADD_PASSKEY } from "~/web/identity/session.server";
import type { DatedSession, Session } from "~/web/identity/session.server";
import { pendingCookie } from "./pending.server";
import type { Pending } from "./pending.server";

/** Where a person lands who was going nowhere else: at their plans, and from there at the start if they have none. */
export const AFTER_LOGIN = "/en/dashboard";
export const DESK = "/en/admin";
const CARRY_ON = "/en/carry-on";

/** What somebody is let in after: a registration, or a login of a kind. */
type Entering = { kind: "register"; next?: string } | { kind: "login"; type: LoginType; next?: string };

/** A login that has succeeded. */
export type OpenedSession = { bearer_token: string; expires_at: string; user: User };

/**
 * Asks for a bearer once the code was given.
 * @param operation the id of the form's operation: a second click gets the same bearer
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
  /** Whether they came with a code, in a browser that can add a passkey. */
  canAdd?: boolean;
};

/**
 * Lets a person in: the browser speaks for them from now on. A plan that was made here before is offered to them first, then
 * they land where they were going. Staff who came with a code and have no passkey are offered one.
 */
export async function finishLogin(
  request: Request,
  { guest, pending, opened, canAdd }: Finished,
): Promise<Response> {
  const before = await readKept(request);
  const { user } = opened;
  const isOther = before.person !== undefined && before.person.userId !== user.userId;
  // What somebody else left in this browser is not shown to this person, and their plan is not offered.
  const forgotten = isOther ? forgetSealed(request, (name) => name !== SESSION_COOKIE) : [];
  const isInvestor = pending.kind === "register" || pending.type === "investor";
  const type = isInvestor ? "investor" : "adviser";
  const late = isOther ? undefined : await readLateForm(request, { userId: user.userId });
  // Where they were as an adviser is nothing for an investor, and the other way round.
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
    ...(late ? [] : [forgetLateForm()]),
    pendingCookie.clear(),
    await writeKept(kept),
  ];
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  const isOffered = !isInvestor && (await isPasskeyAsked(opened, canAdd));
  const destination =
    plan === undefined
      ? isOffered
        ? leadOnTo(ADD_PASSKEY, onward)
        : onward
      : writePlanAddress("/en/keep-plan", { plan, client: undefined }, { next: onward });
  return redirect(destination, { status: 303, headers });
}

/** Whether somebody goes no further without a passkey, or can add one and has none; where that is not known, they are not bothered. */
async function isPasskeyAsked({ bearer_token: bearer }: OpenedSession, canAdd = false): Promise<boolean> {
  const answer = await callBackend("getPasskeys", {}, { bearer });
  if (!isSuccess(answer)) return false;
  const { passkeys, is_required } = answer.return_object;
  return is_required || (canAdd && passkeys.length === 0);
}

/**
 * The role in which somebody has logged in as an adviser: the one with the most rights, as the services list them; undefined as
 * long as a passkey is asked of them.
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

/** The plan that the person came from, if it is this guest's, else the guest's newest. */
async function findPlanToKeep(guest: DatedSession, next: string | undefined): Promise<number | undefined> {
  const named = next && readPlanChoice(new URL(next, "http://own").searchParams);
  if (typeof named === "number") {
    const answer = await callBackend("getPlan", { query: { id: named } }, guest);
    if (isSuccess(answer)) return named;
  }
  return findNewestPlan(guest);
}
