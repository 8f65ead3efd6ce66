import { callBackend } from "../../app/backend/door.server";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import type { Envelope } from "../../app/contract/wire/envelope";
import type { InputOf } from "../../app/contract/wire/operation";
import type { OperationAt, OperationName } from "../../app/contract/operations";
import type { LoginType } from "../../app/contract/account/user";
import { take } from "./call";
import { TEST_SECRETS } from "./database";
import { inventIdentityNumber } from "./identity-numbers";

/** Returns an invented cell number. */
export function inventCell(): string {
  return `082${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
}

export async function becomeGuest(): Promise<string> {
  return take(await callBackend("getGuestToken", {}, {})).bearer_token;
}

/** Asks for a registration, and returns the request's id. */
export async function register(
  bearer: string,
  rsa_id_number: string,
  cell_number = inventCell(),
): Promise<string> {
  return take(await callBackend("register", { body: { rsa_id_number, cell_number } }, { bearer })).request_id;
}

export function verify(bearer: string, token_request_id: string, otp: string) {
  return callBackend("verifyCode", { body: { token_request_id, otp } }, { bearer });
}

export async function getToken(bearer: string, Rsaidnr: string) {
  return take(await callBackend("getLoginToken", { headers: { Rsaidnr } }, { bearer }));
}

export function logIn(bearer: string, Token: string, type: LoginType = "investor") {
  return callBackend("logIn", { params: { type }, headers: { Token } }, { bearer });
}

/** The bearer in the answer to a login. */
export function takeBearer(answer: Envelope<{ bearer_token?: string }>): string {
  const { bearer_token } = take(answer);
  if (!bearer_token) throw new Error("no bearer yet");
  return bearer_token;
}

/** Logs a person in again, as on another device. */
export async function logInByCode({ rsaid }: { rsaid: string }): Promise<{ bearer: string }> {
  const guest = await becomeGuest();
  const { token, request_id } = await getToken(guest, rsaid);
  const early = await logIn(guest, token);
  if (early.response_code !== "R01") throw new Error(`no code was asked for: ${JSON.stringify(early)}`);
  take(await verify(guest, request_id, deriveCode(request_id, 1)));
  return { bearer: takeBearer(await logIn(guest, token)) };
}

/** A logged-in person: their bearer, and that of the guest as whom they registered. */
export type Account = { rsaid: string; cell: string; bearer: string; guest: string; userId: number };

type NewAccount = { guest?: string; origin?: string; rsaid?: string; cell?: string };

/**
 * Registers a person, which logs them in.
 * @param guest the bearer of the guest that they were; a new one if absent
 * @param origin of a running site; the backend of this process if absent
 */
export async function openAccount({
  guest,
  origin,
  rsaid = inventIdentityNumber(),
  cell = inventCell(),
}: NewAccount = {}): Promise<Account> {
  Object.assign(process.env, TEST_SECRETS);
  async function ask<Name extends OperationName>(
    name: Name,
    input: InputOf<OperationAt<Name>>,
    bearer?: string,
  ) {
    const answer = origin
      ? callOver(reachOver(origin), name, input, { bearer })
      : callBackend(name, input, { bearer });
    return take(await answer);
  }
  const bearer = guest ?? (await ask("getGuestToken", {})).bearer_token;
  const numbers = { cell_number: cell, rsa_id_number: rsaid };
  const { request_id } = await ask("register", { body: numbers }, bearer);
  await ask("verifyCode", { body: { token_request_id: request_id, otp: deriveCode(request_id, 1) } }, bearer);
  const { token } = await ask("getLoginToken", { headers: { Rsaidnr: rsaid } }, bearer);
  const opened = await ask("logIn", { params: { type: "investor" }, headers: { Token: token } }, bearer);
  if (!("bearer_token" in opened)) throw new Error("not logged in");
  return { rsaid, cell, bearer: opened.bearer_token, guest: bearer, userId: opened.user.userId };
}
