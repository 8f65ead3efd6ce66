import type { ConfirmedAction } from "~/contract/account/confirmed-action";
import { countCodes } from "../../limits/count-call";
import { hasSmsGateway } from "../../sending/sms-gateway";
import { listActs } from "../../people/audit-entries";
import { addCorrectionNote, listCorrectionNotes } from "../../people/correction-notes";
import { collectOwnData, deletePerson, lockPerson, removeHealthAnswers } from "../../lifecycle/own-data";
import { countClientsOf, isLastAdministrator } from "../../people/staff";
import { findAccount, findRsaid } from "../../people/users";
import { findRequest, isConfirmed, openRequest } from "../../session/code-requests";
import { bearerKey, type LoggedIn } from "../../session/person";
import type { DatabaseOrTransaction } from "../../store/connection";
import { done, type Handler, refused, refuseMistakes, storeAfterComputing } from "../../calls/handler";
import { readCellOf, refuseCodes, sendAnotherCode } from "./register";

/** Queues a code to the caller's number on file. */
export const confirmIdentity: Handler<"confirmIdentity"> = async ({ store, person, body, now }) => {
  if (!hasSmsGateway()) return refuseCodes();
  const rsaid = await requireRsaid(store, person);
  const retryAfterSeconds = await countCodes({ purpose: "confirm", number: rsaid });
  if (retryAfterSeconds !== undefined) return refused("rateLimitOfAddress", { retryAfterSeconds });
  return storeAfterComputing(async (tx) => {
    const asked = { kind: body.purpose, guestId: bearerKey(person), userId: person.userId, rsaid };
    return { state: "underWay", answer: { request_id: await openRequest(tx, asked, now) } };
  });
};

/** Queues another code for a request of the caller's session. */
export const resendConfirmation: Handler<"resendConfirmation"> = ({ store, person, query, now }) =>
  sendAnotherCode(store, { guestId: bearerKey(person), id: query.request_id }, now);

export const getOwnHistory: Handler<"getOwnHistory"> = async ({ store, person: { userId } }) => {
  const [acts, corrections] = await Promise.all([
    listActs(store, userId),
    listCorrectionNotes(store, userId),
  ]);
  return done({ acts, corrections });
};

const NO_ROOM = "There is no room for another note: please ask us in a message instead";

export const noteCorrection: Handler<"noteCorrection"> = async ({ store, person, body, now }) => {
  const { userId } = person;
  await findAccount(store, userId);
  const isNoted = await addCorrectionNote(store, { userId, note: body.note, now });
  return isNoted ? done({}) : refuseMistakes([{ path: "note", message: NO_ROOM }]);
};

export const getOwnData: Handler<"getOwnData"> = async ({ store, person, headers, now }) =>
  (await hasConfirmed(store, person, { action: "everything", id: headers.Requestid, now }))
    ? done(await collectOwnData(store, person, now))
    : refused("codeNeeded");

export const deleteOwnData: Handler<"deleteOwnData"> = async ({ store, person, headers, now }) => {
  if (!(await hasConfirmed(store, person, { action: "delete", id: headers.Requestid, now })))
    return refused("codeNeeded");
  await lockPerson(store, person);
  if ((await countClientsOf(store, person.userId)) > 0) return refused("hasClients");
  if (await isLastAdministrator(store, person.userId)) return refused("lastAdministrator");
  await deletePerson(store, person, now);
  return done({});
};

/** Requires no code: a person can give the answers again, and everyone may withdraw a consent at once. */
export const withdrawHealthConsent: Handler<"withdrawHealthConsent"> = async ({ store, person, now }) =>
  done({ plans: await removeHealthAnswers(store, person, now) });

/** Queues a code to the new number, which applies once that code is entered. */
export const changeCellNumber: Handler<"changeCellNumber"> = async ({
  store,
  person,
  headers,
  body,
  now,
}) => {
  if (!(await hasConfirmed(store, person, { action: "number", id: headers.Requestid, now })))
    return refused("codeNeeded");
  if (!hasSmsGateway()) return refuseCodes();
  const read = readCellOf(body.cell_number, "cell_number");
  if ("mistake" in read) return refuseMistakes([read.mistake]);
  const { cell } = read;
  const retryAfterSeconds = await countCodes({ purpose: "confirm", number: cell });
  if (retryAfterSeconds !== undefined) return refused("rateLimitOfAddress", { retryAfterSeconds });
  const rsaid = await requireRsaid(store, person);
  return storeAfterComputing(async (tx) => {
    const asked = { kind: "cell", guestId: bearerKey(person), userId: person.userId, rsaid, cell } as const;
    return { state: "underWay", answer: { request_id: await openRequest(tx, asked, now) } };
  });
};

/** Whether the person has entered a code for an action in this session. */
export async function hasConfirmed(
  store: DatabaseOrTransaction,
  person: LoggedIn,
  { action, id, now }: { action: ConfirmedAction; id: string; now: Date },
): Promise<boolean> {
  const request = await findRequest(store, { guestId: bearerKey(person), id });
  return request !== undefined && isConfirmed(request, action, now);
}

async function requireRsaid(store: DatabaseOrTransaction, { userId }: LoggedIn): Promise<string> {
  const rsaid = await findRsaid(store, userId);
  if (!rsaid) throw new Error("an account that is logged in is gone");
  return rsaid;
}
