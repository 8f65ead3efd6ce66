import { eq } from "drizzle-orm";
import { failure, type Result, success } from "~/base/result";
import { checkFees } from "~/backend/fees/check-fees";
import type { ChangedFees } from "~/contract/fees/client-fees";
import type { Mistakes } from "~/contract/wire/envelope";
import { isHigher } from "~/contract/fees/fee-rules";
import type { FeeTable } from "~/contract/fees/fee-table";
import { RIGHTS } from "~/contract/wire/rights";
import type { Basis, FeeOverrides } from "~/engine";
import { auditAct } from "../people/audit-entries";
import { lockPeopleAndPlans } from "../people/lock-people";
import { findAdviser } from "../people/staff";
import { accountKey, type LoggedIn } from "../session/person";
import type { Transaction } from "../store/connection";
import { feeProposals, users } from "../store/schema";
import { findFeesToSet } from "../fees/client-fees";
import { settleTable, toFeeOverrides } from "../fees/fee-overrides";
import { mailChangedFees, mailHigherFees } from "../notices/mail-fees";
import { todayInSouthAfrica } from "~/base/date";
import { writeKeptRecord } from "../plans/check-record";
import { listPlanNumbers, lockNewestUnselected, replaceAnswers } from "../plans/plans";
import { holdAmended } from "../recommendation/amended";
import { findState } from "../recommendation/recommendations";
import { requestGeneration } from "../generation/request-generation";

type Change = { userId: number; fpFees: FeeTable; by: LoggedIn; now: Date };

/**
 * Locks the rows that a change of fees touches: the plans, then the account, then its planner, who stays one.
 * @returns whether the planner may still set fees
 */
export async function lockFees(
  tx: Transaction,
  { userId, plannerId }: { userId: number; plannerId: number },
): Promise<boolean> {
  const kept = plannerId === userId ? [] : [plannerId];
  await lockPeopleAndPlans(tx, { changed: eq(users.id, userId), kept });
  return Boolean(await findAdviser(tx, plannerId, RIGHTS.setFees));
}

/**
 * Sets the fees of a planner's client, or the planner's template for new clients. Fees that are higher in any
 * part wait for the client's consent. The caller must hold the locks of `lockFees`.
 */
export async function changeFees(
  tx: Transaction,
  { userId, fpFees, by, now }: Change,
): Promise<Result<ChangedFees, "notFound" | "busy" | Mistakes["errors"]>> {
  const found = await findFeesToSet(tx, { userId, plannerId: by.userId, now });
  if (!found) return failure("notFound");
  const mistakes = checkFees(fpFees, found.limits);
  if (mistakes.length > 0)
    return failure(mistakes.map(({ path, message }) => ({ path: `fpFees.${path}`, message })));
  const fees = settleTable(found.basis, fpFees);
  if (found.isTemplate) {
    await tx.update(users).set({ ownFees: fees }).where(eq(users.id, userId));
    return success({ state: "template", keptPlans: [] });
  }
  const before = found.fpFees;
  if (isHigher(fees, before)) {
    const row = { userId, fees, proposedById: by.userId, createdAt: now };
    await tx.insert(feeProposals).values(row).onConflictDoUpdate({ target: feeProposals.userId, set: row });
    await auditAct(tx, { act: "asked for higher fees", userId, by, now });
    await mailHigherFees(tx, { userId, before, after: fees });
    return success({ state: "waiting", keptPlans: [] });
  }
  const kept = await keepFees(tx, { userId, fees, basis: found.basis, now });
  if (!kept.ok) return kept;
  await auditAct(tx, { act: "changed fees", userId, by, now });
  await mailChangedFees(tx, { userId, before, after: fees, regeneratedPlan: kept.value.regeneratedPlan });
  return success({ state: "kept", ...kept.value });
}

/**
 * Sets a new client's first fees: those given, else the planner's template if it is within this client's
 * maxima, else those of the basis.
 */
export async function beginFees(
  tx: Transaction,
  { userId, fpFees, by, now }: Omit<Change, "fpFees"> & { fpFees?: FeeTable },
): Promise<Result<undefined, Mistakes["errors"]>> {
  const found = await findFeesToSet(tx, { userId, plannerId: by.userId, now });
  const [planner] = await tx.select({ ownFees: users.ownFees }).from(users).where(eq(users.id, by.userId));
  const table = fpFees ?? planner?.ownFees;
  if (!found || !table) return success(undefined);
  const mistakes = checkFees(table, found.limits);
  if (mistakes.length > 0)
    return fpFees
      ? failure(mistakes.map(({ path, message }) => ({ path: `fpFees.${path}`, message })))
      : success(undefined);
  const agreedFees = settleTable(found.basis, table);
  const fees = toFeeOverrides(found.basis, agreedFees);
  await tx.update(users).set({ agreedFees, fees }).where(eq(users.id, userId));
  return success(undefined);
}

type Kept = { userId: number; fees: FeeTable; basis: Basis; now: Date };

/** Stores a client's fees, replacing any proposal, and has their newest plan computed with them. */
export async function keepFees(tx: Transaction, { userId, fees: table, basis, now }: Kept) {
  const fees = toFeeOverrides(basis, table);
  await tx.update(users).set({ agreedFees: table, fees }).where(eq(users.id, userId));
  await tx.delete(feeProposals).where(eq(feeProposals.userId, userId));
  return regenerateWithFees(tx, { userId, fees, now });
}

type Plans = Pick<ChangedFees, "regeneratedPlan" | "keptPlans">;

/** Has a client's newest unselected plan computed with other fees; their other plans keep theirs. */
async function regenerateWithFees(
  tx: Transaction,
  { userId, fees, now }: { userId: number; fees: FeeOverrides; now: Date },
): Promise<Result<Plans, "busy">> {
  const ownerId = accountKey(userId);
  const plan = await lockNewestUnselected(tx, ownerId);
  const others = await listPlanNumbers(tx, ownerId);
  const keptPlans = others.map(({ id }) => id).filter((id) => id !== plan?.id);
  const state = plan && (await findState(tx, plan.id));
  if (!plan || !state) return success({ keptPlans });
  await replaceAnswers(tx, plan, writeKeptRecord(plan.record, { now, fees }));
  await holdAmended(tx, plan.id);
  const adviceDate = todayInSouthAfrica(now);
  const isQueued = await requestGeneration(tx, plan.id, { seed: state.seed, adviceDate, fees });
  return isQueued ? success({ regeneratedPlan: plan.id, keptPlans }) : failure("busy");
}
