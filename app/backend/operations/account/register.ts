import { todayInSouthAfrica } from "~/base/date";
import type { Mistakes } from "~/contract/wire/envelope";
import { readCellNumber, readIdNumber } from "~/contract/wire/typed-numbers";
import { countCodes } from "../../limits/count-call";
import { hasSmsGateway } from "../../sending/sms-gateway";
import { findUserId } from "../../people/users";
import {
  askForCode,
  type CodeRequest,
  describeCount,
  findRequest,
  isOver,
  lockRequest,
  openRequest,
  type RequestReference,
} from "../../session/code-requests";
import { MOST_SENDS } from "../../session/one-time-code";
import type { DatabaseOrTransaction } from "../../store/connection";
import {
  done,
  type Handler,
  type Outcome,
  refused,
  refuseMistakes,
  type StoreAfterComputing,
  storeAfterComputing,
} from "../../calls/handler";

/** Reads an ID number in a call, or returns the mistake. */
export function readRsaidOf(
  text: string,
  path: string,
  now: Date,
): { rsaid: string } | { mistake: Mistakes["errors"][number] } {
  const read = readIdNumber(text, todayInSouthAfrica(now));
  return read.ok ? { rsaid: read.value } : { mistake: { path, message: read.reason } };
}

/** Reads a cell number that is to receive a code, or returns the mistake, worded for its owner. */
export function readCellOf(
  text: string,
  path: string,
): { cell: string } | { mistake: Mistakes["errors"][number] } {
  const read = readCellNumber(text);
  return read.ok ? { cell: read.value } : { mistake: { path, message: read.reason } };
}

/** Queues a code to the typed number or, if the ID number has an account, a message to the number on file. */
export const register: Handler<"register"> = async ({ body, person, now }) => {
  if (!hasSmsGateway()) return refuseCodes();
  const number = readCellOf(body.cell_number, "cell_number");
  const read = readRsaidOf(body.rsa_id_number, "rsa_id_number", now);
  if ("mistake" in read || "mistake" in number)
    return refuseMistakes([number, read].flatMap((one) => ("mistake" in one ? [one.mistake] : [])));
  const { rsaid } = read;
  const { cell } = number;
  const retryAfterSeconds = await countCodes({ purpose: "register", rsaid, cell });
  if (retryAfterSeconds !== undefined) return refused("rateLimitOfAddress", { retryAfterSeconds });
  return storeAfterComputing(async (tx) => {
    const userId = await findUserId(tx, rsaid);
    const request_id = await openRequest(
      tx,
      { kind: "register", guestId: person.id, rsaid, cell, userId },
      now,
    );
    return { state: "underWay", answer: { request_id } };
  });
};

/** Returns whether the code of a registration was entered. */
export const getRegistrationStatus: Handler<"getRegistrationStatus"> = async ({
  store,
  person,
  query,
  now,
}) => {
  const asked = { guestId: person.id, id: query.request_id, kind: "register" } as const;
  return answerStatus(await findRequest(store, asked), now);
};

/** Returns the progress of a request for a code. */
export function answerStatus(request: CodeRequest | undefined, now: Date): Outcome<object> {
  if (!request) return refused("notFound");
  // A registration used for a login still counts as verified, so that a repeated call gets the same answer.
  const { kind, spentAt } = request;
  if (isOver({ ...request, spentAt: kind === "register" ? null : spentAt }, now)) return refused("expired");
  return request.verifiedAt ? done({}) : { state: "underWay", answer: {} };
}

export const resendRegistrationCode: Handler<"resendRegistrationCode"> = async ({
  store,
  person,
  query,
  now,
}) => {
  const asked = { guestId: person.id, id: query.request_id, kind: "register" } as const;
  return sendAnotherCode(store, asked, now);
};

/** Refuses registrations and logins where no code can be sent. Retrying soon would not help. */
export function refuseCodes(): Outcome<never> {
  const message =
    "You cannot register or log in here at the moment, because this site has no way to send you a code by SMS";
  return refused("unavailable", { message, retryAfterSeconds: 3_600 });
}

/** Counts another code for a request, or refuses it. */
export async function refuseAnotherCode(
  request: CodeRequest | undefined,
  now: Date,
): Promise<Outcome<never> | undefined> {
  if (!hasSmsGateway()) return refuseCodes();
  if (!request) return refused("notFound");
  if (isOver(request, now) || request.sends >= MOST_SENDS) return refused("expired");
  const retryAfterSeconds = await countCodes(describeCount(request));
  return retryAfterSeconds === undefined ? undefined : refused("rateLimitOfAddress", { retryAfterSeconds });
}

/** Queues another code for a request; earlier codes stay valid. */
export async function sendAnotherCode(
  store: DatabaseOrTransaction,
  asked: RequestReference,
  now: Date,
): Promise<Outcome<Record<string, never>> | StoreAfterComputing<Record<string, never>>> {
  const refusal = await refuseAnotherCode(await findRequest(store, asked), now);
  if (refusal) return refusal;
  return storeAfterComputing(async (tx) => {
    const request = await lockRequest(tx, asked);
    if (!request) return refused("notFound");
    await askForCode(tx, request, { now });
    return done({});
  });
}
