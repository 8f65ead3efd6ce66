import { eq } from "drizzle-orm";
import { checkFees } from "~/backend/fees/check-fees";
import { hasRight } from "~/contract/wire/rights";
import { keepFees } from "../../desk/change-fees";
import { findFeesToSet, readVat } from "../../fees/client-fees";
import { mailAnsweredFees, mailChangedFees } from "../../notices/mail-fees";
import { listPlansWithOtherFees } from "../../fees/other-fees";
import { findProposal } from "../../desk/fee-proposals";
import { lockPeopleAndPlans } from "../../people/lock-people";
import { findUserOf } from "../../people/describe-person";
import { listPlanNumbers } from "../../plans/plans";
import { accountKey, type LoggedIn } from "../../session/person";
import type { DatabaseOrTransaction } from "../../store/connection";
import { feeProposals, users } from "../../store/schema";
import { done, type Handler, refused } from "../../calls/handler";

export const getClientFees: Handler<"getClientFees"> = async ({ store, person, params, now }) => {
  const userId = await findReadable(store, person, params.id);
  if (userId === undefined) return refused("notFound");
  const plannerId = hasRight(person.role, "setFees") ? person.userId : await findAdviserId(store, userId);
  const found = await findFeesToSet(store, { userId, plannerId, now });
  if (!found) return refused("notFound");
  const { isTemplate, fpFees, agreed, segment, limits, basis } = found;
  const ownerId = accountKey(userId);
  const plans = isTemplate ? [] : await listPlanNumbers(store, ownerId);
  const newestPlan = plans.find(({ isSelected }) => !isSelected)?.id;
  return done({
    fpFees,
    proposal: isTemplate ? undefined : await findProposal(store, userId),
    segment,
    ...limits,
    vatPerct: readVat(basis),
    newestPlan,
    keptPlans: plans.map(({ id }) => id).filter((id) => id !== newestPlan),
    plansWithOtherFees: isTemplate ? [] : await listPlansWithOtherFees(store, ownerId, agreed),
  });
};

/** Finds the caller's own account, or a client's. */
async function findReadable(store: DatabaseOrTransaction, person: LoggedIn, id: number) {
  const isOwn = id === person.userId && hasRight(person.role, "setFees");
  return isOwn ? id : findUserOf(store, person, { access: "answer", userId: id });
}

async function findAdviserId(store: DatabaseOrTransaction, userId: number): Promise<number | null> {
  const [row] = await store.select({ adviserId: users.adviserId }).from(users).where(eq(users.id, userId));
  return row?.adviserId ?? null;
}

export const answerHigherFees: Handler<"answerHigherFees"> = async ({ store, person, params, body, now }) => {
  const userId = params.id;
  if (userId !== person.userId) return refused("notFound");
  await lockPeopleAndPlans(store, { changed: eq(users.id, userId), kept: [] });
  const [row] = await store.select().from(feeProposals).where(eq(feeProposals.userId, userId)).for("update");
  if (!row) return done({ state: "nothing", keptPlans: [] });
  const isTheirAdvisers = row.proposedById === (await findAdviserId(store, userId));
  if (isTheirAdvisers && row.createdAt.getTime() !== Date.parse(body.at)) return refused("otherFeesAsked");
  if (!isTheirAdvisers || !body.accepted)
    await store.delete(feeProposals).where(eq(feeProposals.userId, userId));
  if (!isTheirAdvisers) return done({ state: "nothing", keptPlans: [] });
  if (!body.accepted) {
    await mailAnsweredFees(store, { userId, isAccepted: false });
    return done({ state: "declined", keptPlans: [] });
  }
  const found = await findFeesToSet(store, { userId, plannerId: row.proposedById, now });
  if (!found) return refused("notFound");
  if (checkFees(row.fees, found.limits).length > 0) return refused("feesAboveLimits");
  const { basis, fpFees: before } = found;
  const kept = await keepFees(store, { userId, fees: row.fees, basis, now });
  if (!kept.ok) return refused(kept.reason);
  const { regeneratedPlan } = kept.value;
  await mailChangedFees(store, { userId, before, after: row.fees, regeneratedPlan });
  await mailAnsweredFees(store, { userId, isAccepted: true });
  return done({ state: "kept", ...kept.value });
};
