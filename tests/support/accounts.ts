import { callBackend } from "../../app/backend/door.server";
import { deriveCode } from "../../app/backend/session/one-time-code";
import type { Envelope } from "../../app/contract/envelope";
import type { LoginType } from "../../app/contract/user";
import { take } from "./call";
import { inventIdentityNumber } from "./identity-numbers";

/** A cell number that a test makes up. */
export function inventCell(): string {
  return `082${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
}

export async function becomeGuest(): Promise<string> {
  return take(await callBackend("getGuestToken", {}, {})).bearer_token;
}

/** Asks for a registration, and tells the number of the request. */
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

/** The bearer that a login handed out. */
export function takeBearer(answer: Envelope<{ bearer_token?: string }>): string {
  const { bearer_token } = take(answer);
  if (!bearer_token) throw new Error("no bearer yet");
  return bearer_token;
}

/** Registers a person, and logs them in with that. */
export async function openAccount({ rsaid = inventIdentityNumber(), cell = inventCell() } = {}) {
  const guest = await becomeGuest();
  const request = await register(guest, rsaid, cell);
  take(await verify(guest, request, deriveCode(request, 1)));
  const { token } = await getToken(guest, rsaid);
  return { rsaid, cell, guest, bearer: takeBearer(await logIn(guest, token)) };
}
