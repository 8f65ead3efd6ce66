import { eq } from "drizzle-orm";
import { hasRight } from "~/contract/wire/rights";
import { changeFees, lockFees } from "../../desk/change-fees";
import { mailFormerAddress } from "../../notices/warn-holder";
import { auditAct } from "../../people/audit-entries";
import { changePosition } from "../../desk/change-position";
import { findPublicFace } from "../../desk/landing-pages";
import { changeUser } from "../../people/change-user";
import { ownsImage } from "../../people/images";
import { describePerson, findUserOf } from "../../people/describe-person";
import { listRolesOf } from "../../people/staff";
import { explainHold } from "../../session/hold";
import { userRoles } from "../../store/schema";
import { type Call, done, type Handler, refused, refuseMistakes } from "../../calls/handler";
import { NO_ORGANISATION, readOrganisation, readRole } from "./read-position";

const ONE_WAY = "Please give one of: the header EntityContext, rsaIdNr, userId";

/**
 * Returns the caller, or a person by ID number or user number. A caller without access gets only what an
 * adviser has published, and only by user number.
 */
export const getUser: Handler<"getUser"> = async (call) => {
  const { headers, query, store, now } = call;
  const ways = [headers.EntityContext, query.rsaIdNr, query.userId].filter((way) => way !== undefined);
  if (ways.length !== 1) return refuseMistakes([{ path: "userId", message: ONE_WAY }]);
  const userId = await findAsked(call);
  if (userId === undefined) {
    const face = query.userId === undefined ? undefined : await findPublicFace(store, query.userId);
    return face ? done(face) : refused("notFound");
  }
  const described = await describePerson(store, userId, now);
  if (!described) return refused("notFound");
  await auditAct(store, { act: "saw details", userId, by: call.person, now });
  return done(described);
};

async function findAsked({ headers, query, person, store }: Call<"getUser">): Promise<number | undefined> {
  if (headers.EntityContext) return person.role === "guest" ? undefined : person.userId;
  const { rsaIdNr, userId } = query;
  if (rsaIdNr !== undefined)
    return findUserOf(store, person, { access: "see", rsaid: rsaIdNr.replace(/\s/g, "") });
  return userId === undefined ? undefined : findUserOf(store, person, { access: "see", userId });
}

export const getUserRoles: Handler<"getUserRoles"> = async ({ store, person, params }) => {
  const userId = await findUserOf(store, person, { access: "see", userId: params.id });
  if (userId === undefined) return refused("notFound");
  const rows = await store.select().from(userRoles).where(eq(userRoles.userId, userId));
  return done({ roles: listRolesOf(rows.map(({ roleId }) => roleId)) });
};

export const updateUser: Handler<"updateUser"> = async ({ store, person, params, body, now }) => {
  const { submittedByUserId, fpFees, role, roleId, organizationId, ...changes } = body;
  if (submittedByUserId !== undefined && submittedByUserId !== person.userId) return refused("forbidden");
  if (fpFees && !hasRight(person.role, "setFees")) return refused("forbidden");
  if (fpFees && !(await lockFees(store, { userId: params.id, plannerId: person.userId })))
    return refused("advisesNoLonger");
  if (changes.photo && !(await ownsImage(store, { userId: params.id, name: changes.photo })))
    return refuseMistakes([{ path: "photo", message: "Please give the stored name of a picture of yours" }]);
  const changed = await changeUser(store, person, { userId: params.id, changes, now });
  if (typeof changed === "string") return refused(changed);
  const position = { role: readRole({ role, roleId }), organisationId: readOrganisation(organizationId) };
  const hold = position.role && explainHold(person);
  if (hold) return refused("numberChanged", hold);
  const refusal = await changePosition(store, { userId: params.id, ...position, by: person, now });
  if (refusal === "noOrganisation")
    return refuseMistakes([{ path: "organizationId", message: NO_ORGANISATION }]);
  if (refusal) return refused(refusal);
  if (!fpFees || Object.keys(changes).length > 0)
    await auditAct(store, { act: "changed details", userId: params.id, by: person, now });
  const { formerEmail } = changed;
  if (formerEmail) await mailFormerAddress(store, { userId: params.id, to: formerEmail, now });
  const changedFees = fpFees && (await changeFees(store, { userId: params.id, fpFees, by: person, now }));
  if (changedFees && !changedFees.ok)
    return typeof changedFees.reason === "string"
      ? refused(changedFees.reason)
      : refuseMistakes(changedFees.reason);
  const described = await describePerson(store, params.id, now);
  return described ? done({ ...described, changedFees: changedFees?.value }) : refused("notFound");
};
