import { randomUUID } from "node:crypto";
import { describeActor } from "../people/audit-entries";
import { describePerson } from "../people/describe-person";
import { type Plan, selectPlanType } from "../plans/plans";
import { type LoggedIn, readAccount } from "../session/person";
import type { Transaction } from "../store/connection";
import { insertRecord, type KeptRecord } from "./advice-records";
import type { StandingAdvice } from "./find-advice";
import { requestPaper } from "./record-papers";
import { writeRecord } from "./write-record";

/** Selects a plan as it stands and freezes its record of advice, which names anyone who acted for the owner. */
export async function selectAndFreeze(
  tx: Transaction,
  { plan, advice, person, now }: { plan: Plan; advice: StandingAdvice; person: LoggedIn; now: Date },
): Promise<KeptRecord> {
  const { given, amended, version } = advice;
  const planType = amended ? "edit" : "base";
  await selectPlanType(tx, plan.id, { planType, at: now });
  const owner = readAccount(plan.ownerId) ?? person.userId;
  const described = (await describePerson(tx, owner, now))?.adviser;
  const adviser = described && { name: described.name, role: described.role };
  const selectedBy = owner === person.userId ? undefined : await describeActor(tx, person.userId);
  const record = writeRecord({ recordId: randomUUID(), now, plan, adviser, selectedBy, given, amended });
  const kept = await insertRecord(tx, { record, version, now });
  await requestPaper(tx, kept.id);
  return kept;
}
