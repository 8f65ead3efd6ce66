import { hasRight } from "~/contract/wire/rights";
import { hasSmsGateway } from "../../sending/sms-gateway";
import { auditAct } from "../../people/audit-entries";
import { findUserOf, lockUserOf } from "../../people/describe-person";
import { beginNumberChange, describeNumberChange, stopNumberChange } from "../../people/number-change";
import { isStaff } from "../../people/staff";
import { findDetails } from "../../people/users";
import type { DatabaseOrTransaction, Transaction } from "../../store/connection";
import { type Call, done, type Handler, refused, refuseMistakes } from "../../calls/handler";
import { refuseCodes } from "./register";

const MISTAKES = {
  onFile: "This is the number that we have",
  waits: "Another change waits: cancel it first",
} as const;

type Asking = Pick<Call<"askNumberChange" | "getNumberChange">, "person" | "params">;

/** Finds whose number the caller may replace: never their own, and a colleague's only as administrator. */
async function findLoser(call: Asking & { store: DatabaseOrTransaction }) {
  const { store, person, params } = call;
  return mayReplace(call, await findUserOf(store, person, { access: "see", userId: params.id }));
}

/** The same, locked so that the person stays their client until the transaction ends. */
async function lockLoser(call: Asking & { store: Transaction }) {
  const { store, person, params } = call;
  return mayReplace(call, await lockUserOf(store, person, { access: "see", userId: params.id }));
}

async function mayReplace(
  { store, person }: Asking & { store: DatabaseOrTransaction },
  userId: number | undefined,
) {
  if (userId === undefined || userId === person.userId) return undefined;
  if (hasRight(person.role, "managePeople")) return userId;
  return (await isStaff(store, userId)) ? undefined : userId;
}

export const askNumberChange: Handler<"askNumberChange"> = async (call) => {
  const { store, person, body, now } = call;
  const userId = await lockLoser(call);
  if (userId === undefined) return refused("notFound");
  if (!hasSmsGateway()) return refuseCodes();
  const change = await beginNumberChange(store, {
    userId,
    cellNr: body.cell_number,
    askedById: person.userId,
    now,
  });
  if (typeof change === "string") return refuseMistakes([{ path: "cell_number", message: MISTAKES[change] }]);
  await auditAct(store, { act: "asked for another number", userId, by: person, now });
  return done(describeNumberChange(change));
};

export const getNumberChange: Handler<"getNumberChange"> = async (call) => {
  const userId = await findLoser(call);
  if (userId === undefined) return refused("notFound");
  const change = (await findDetails(call.store, userId))?.numberChange;
  return done({ change: change && describeNumberChange(change) });
};

export const cancelNumberChange: Handler<"cancelNumberChange"> = async (call) => {
  const { store, person, now } = call;
  const userId = await lockLoser(call);
  if (userId === undefined || !(await stopNumberChange(store, userId))) return refused("notFound");
  await auditAct(store, { act: "stopped another number", userId, by: person, now });
  return done({});
};
