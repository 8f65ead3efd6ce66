import { nameUser } from "~/contract/account/user";
import { MOST_PASSKEYS } from "~/contract/account/passkey-operations";
import {
  type Call,
  done,
  type Handler,
  refused,
  refuseMistakes,
  storeAfterComputing,
} from "../../calls/handler";
import { warnHolder } from "../../notices/warn-holder";
import { auditPasskeyAct } from "../../people/audit-entries";
import { isStaff } from "../../people/staff";
import { missingCredential, isCodeOnlyLogin, isPass, consumePass } from "../../people/staff-passkeys";
import { describeUser, findRole, noteLogin, openDetails } from "../../people/users";
import { getEnvironment } from "../../process/environment";
import { lacksPasskey } from "../../session/lacks-passkey";
import { verifyAdded, verifyUsed, writeCreation, writeLoginRequest } from "../../session/passkey-ceremony";
import { makeChallenge, takeChallenge } from "../../session/passkey-challenges";
import {
  deletePasskey,
  describePasskey,
  insertPasskey,
  listPasskeysOf,
  lockHolder,
  lockPasskey,
  noteUse,
} from "../../session/passkeys";
import { endOtherSessions, isSessionOpen, notePasskeyShown, startSession } from "../../session/sessions";
import type { DatabaseOrTransaction } from "../../store/connection";
import { hasConfirmed } from "./own-data";

/** The time after a login in which no further code is required. */
const FRESH_MILLISECONDS = 15 * 60_000;

/** The name that authenticators show for a person whose names are unknown. */
const NAMELESS = "My Baobab account";

const TOO_MANY = `You have ${MOST_PASSKEYS} passkeys, which is the most: remove one first`;

const NO_PASS = "Please type the pass that you were given, which works for a day";

type Changing = Pick<Call<"beginPasskey">, "person" | "headers" | "now"> & { store: DatabaseOrTransaction };

/** Whether the person has just logged in, or has entered a code for this. */
async function isFresh({ store, person, headers: { Requestid: id }, now }: Changing): Promise<boolean> {
  if (now.getTime() < person.loggedInAt.getTime() + FRESH_MILLISECONDS) return true;
  return id !== undefined && hasConfirmed(store, person, { action: "passkeys", id, now });
}

export const getPasskeys: Handler<"getPasskeys"> = async (call) => {
  const passkeys = await listPasskeysOf(call.store, call.person.userId);
  return done({
    passkeys: passkeys.map(describePasskey),
    needs_code: !(await isFresh(call)),
    lacks: await missingCredential(call),
    is_required: lacksPasskey(call.person),
  });
};

export const beginPasskey: Handler<"beginPasskey"> = async (call) => {
  if (!(await isFresh(call))) return refused("codeNeeded");
  const { store, person, now } = call;
  if ((await missingCredential(call)) === "passkey") return refused("passkeyNeeded");
  const holder = await lockHolder(store, person.userId);
  if (!holder) throw new Error("the account of somebody who is logged in is gone");
  const name = nameUser(openDetails(holder)) ?? NAMELESS;
  const known = await listPasskeysOf(store, person.userId);
  const challenge = await makeChallenge(store, { holderId: person.sessionId, purpose: "add" }, now);
  return done(writeCreation(challenge, { subjectId: holder.subjectId, name, known }));
};

export const addPasskey: Handler<"addPasskey"> = async (call) => {
  const { store, person, body, now } = call;
  if (!(await isFresh(call))) return refused("codeNeeded");
  const { userId, sessionId } = person;
  const challenge = await takeChallenge(store, { holderId: sessionId, purpose: "add" }, now);
  const added = challenge && (await verifyAdded(body.credential, challenge));
  if (!added) return refused("passkeyRefused");
  return storeAfterComputing(async (tx) => {
    const holder = await lockHolder(tx, userId);
    if (!holder?.isActive) return refused("closedAccount");
    if (!(await isSessionOpen(tx, sessionId))) return refused("unauthenticated");
    const refusal = await refuseCodeAlone({ store: tx, person, now }, body.pass);
    if (refusal) return refusal;
    const known = await listPasskeysOf(tx, userId);
    if (known.length >= MOST_PASSKEYS) return refuseMistakes([{ path: "name", message: TOO_MANY }]);
    const passkey = await insertPasskey(tx, { userId, name: body.name, ...added }, now);
    if (!passkey) return refused("passkeyRefused");
    await consumePass(tx, userId);
    if (lacksPasskey(person)) await notePasskeyShown(tx, sessionId, now);
    await auditPasskeyAct(tx, { userId, act: "added a passkey", now });
    await warnHolder(tx, { userId, warning: "passkeyAdded" });
    return done(describePasskey(passkey));
  });
};

/** Refuses staff who add a passkey with only a code. To be called once the account is locked. */
async function refuseCodeAlone(asked: Omit<Changing, "headers">, pass = "") {
  const lack = await missingCredential(asked);
  if (lack === "passkey") return refused("passkeyNeeded");
  const isRight = lack === undefined || (await isPass(asked, pass));
  return isRight ? undefined : refuseMistakes([{ path: "pass", message: NO_PASS }]);
}

async function isLastOfStaff({ store, person: { userId } }: Changing): Promise<boolean> {
  if (getEnvironment().STAFF_LOGIN !== "passkey" || !(await isStaff(store, userId))) return false;
  return (await listPasskeysOf(store, userId)).length === 1;
}

export const removePasskey: Handler<"removePasskey"> = async (call) => {
  if (!(await isFresh(call))) return refused("codeNeeded");
  const { store, person, query, now } = call;
  const { userId, sessionId } = person;
  await lockHolder(store, userId);
  if (!(await isSessionOpen(store, sessionId))) return refused("unauthenticated");
  if (await isCodeOnlyLogin(call)) return refused("passkeyNeeded");
  if (await isLastOfStaff(call)) return refused("lastPasskey");
  if (!(await deletePasskey(store, { userId, id: query.passkey }))) return refused("notFound");
  await endOtherSessions(store, { userId, sessionId });
  await auditPasskeyAct(store, { userId, act: "removed a passkey", now });
  await warnHolder(store, { userId, warning: "passkeyRemoved" });
  return done({});
};

export const beginPasskeyLogin: Handler<"beginPasskeyLogin"> = async ({ store, person, now }) =>
  done(writeLoginRequest(await makeChallenge(store, { holderId: person.id, purpose: "log in" }, now)));

/** Every failure gets the same refusal, so that nobody learns who has an account or a role. */
export const logInWithPasskey: Handler<"logInWithPasskey"> = async ({ store, person, params, body, now }) => {
  const challenge = await takeChallenge(store, { holderId: person.id, purpose: "log in" }, now);
  if (!challenge) return refused("passkeyRefused");
  return storeAfterComputing(async (tx) => {
    const known = await lockPasskey(tx, body.credential.id);
    const counter = known && (await verifyUsed(body.credential, challenge, known));
    if (!known || counter === undefined) return refused("passkeyRefused");
    const { passkey } = known;
    const { userId } = passkey;
    const role = await findRole(tx, userId, params.type);
    const described = role && (await describeUser(tx, userId));
    if (!described) return refused("passkeyRefused");
    await noteUse(tx, passkey, { counter, now });
    await noteLogin(tx, userId, now);
    await auditPasskeyAct(tx, { userId, act: "used a passkey", now });
    const opened = { userId, role, passkeyAddedAt: passkey.createdAt };
    return done({ ...(await startSession(tx, opened, now)), user: described.user });
  });
};
