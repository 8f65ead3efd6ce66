import { isStaff } from "../../people/staff";
import { exchangeForPass } from "../../people/exchange-for-pass";
import { getEnvironment } from "../../process/environment";
import { lockHolder } from "../../session/passkeys";
import { warnHolder } from "../../notices/warn-holder";
import { auditDeskAct, auditPasskeyAct } from "../../people/audit-entries";
import { handOver, listReceivers } from "../../desk/hand-over";
import { listPeople } from "../../desk/list-people";
import { setActive } from "../../people/set-active";
import { done, type Handler, refused, refuseMistakes } from "../../calls/handler";

/** The page size. */
const ON_A_PAGE = 25;

const NOT_A_RECEIVER = "Please choose another adviser: a planner or coach who works here";

export const searchPeople: Handler<"searchPeople"> = async ({ store, person, body, now }) => {
  const list = await listPeople(store, { ...body, limit: body.limit ?? ON_A_PAGE });
  // A look-up of one person opens their details, which is logged there.
  if (body.userId === undefined) await auditDeskAct(store, { act: "listed people", by: person, now });
  return done(list);
};

export const setUserActive: Handler<"setUserActive"> = async ({ store, person, params, body, now }) => {
  const refusal = await setActive(store, { userId: params.id, ...body, by: person, now });
  return refusal ? refused(refusal) : done({});
};

/** Only for staff with an open account: a closed one has no passkeys, and others remove theirs after a code. */
export const resetPasskeys: Handler<"resetPasskeys"> = async ({ store, person, params, now }) => {
  const userId = params.id;
  if (userId === person.userId) return refused("ownAccount");
  const holder = await lockHolder(store, userId);
  if (!holder?.isActive || !(await isStaff(store, userId))) return refused("notFound");
  const { pass, until } = await exchangeForPass(store, userId, now);
  await auditPasskeyAct(store, { act: "reset passkeys", userId, actorId: person.userId, now });
  await warnHolder(store, { userId, warning: "passkeysReset" });
  const isNeeded = getEnvironment().STAFF_LOGIN === "passkey";
  return done(isNeeded ? { pass, good_until: until.toISOString() } : {});
};

export const getReceivers: Handler<"getReceivers"> = async ({ store, person }) =>
  done({ advisers: await listReceivers(store, person) });

/** A planner hands over their own clients; an administrator anybody's. */
export const handOverClients: Handler<"handOverClients"> = async ({ store, person, params, body, now }) => {
  if (person.role !== "administrator" && params.userId !== person.userId) return refused("notFound");
  const { toUserId: toId, clientUserId: clientId } = body;
  const clients = await handOver(store, { fromId: params.userId, toId, clientId, by: person, now });
  if (clients === "notReceiver") return refuseMistakes([{ path: "toUserId", message: NOT_A_RECEIVER }]);
  if (clients === "adviserLeft") return refused("adviserLeft");
  return clients === 0 ? refused("notFound") : done({ clients });
};
