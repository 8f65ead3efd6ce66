import { randomUUID } from "node:crypto";
import { insertUser } from "../../app/backend/people/users";
import { getDatabase } from "../../app/backend/store/connection";
import { encryptField, type SealedColumn } from "../../app/backend/store/encryption";
import * as schema from "../../app/backend/store/schema";

import { transact } from "../../app/backend/store/transact";
import { inventIdentityNumber } from "./identity-numbers";

const { adviceRecords, codeRequests, correctionNotes, images, keptChecks, organisations } = schema;
const { outgoingMails, passkeys, plans, recordPapers, recordReadings, shares, surveyDrafts } = schema;

/** Inserts a row with every encrypted text into each table that making a plan leaves empty. */
export async function insertSealedRows(planId: number): Promise<void> {
  const store = getDatabase();
  const id = randomUUID();
  const seal = (column: SealedColumn, row: string | number = id) => encryptField("a text", { column, row });
  const account = { rsaid: inventIdentityNumber(), details: { cellNr: "820000009" } };
  const userId = (await transact((tx) => insertUser(tx, account))) ?? 0;
  const version = { planId, planType: "base", version: "" } as const;
  const expiresAt = new Date(Date.now() + 86_400_000);

  const [firm] = await store.insert(organisations).values({ name: "A firm" }).returning();
  await store
    .update(organisations)
    .set({ contactEncrypted: seal("organisations.contact", firm!.id), updatedAt: firm!.updatedAt });
  await store.insert(codeRequests).values({
    ...{ id, kind: "register", guestId: id, expiresAt },
    rsaidEncrypted: seal("code_requests.rsaid"),
    cellEncrypted: seal("code_requests.cell"),
  });
  // An account with a plan, and a draft with other answers, which re-encrypting the plan must not overwrite.
  await store.update(plans).set({ ownerId: `user:${userId}` });
  await store
    .insert(surveyDrafts)
    .values({ userId, version: 1, draftEncrypted: seal("survey_drafts.draft", userId), isAhead: true });
  await store.insert(images).values({ name: id, userId, contentEncrypted: seal("images.content") });
  await store.insert(outgoingMails).values({ id, userId, contentEncrypted: seal("outgoing_mails.content") });
  await store.insert(correctionNotes).values({ id, userId, noteEncrypted: seal("correction_notes.note") });
  const days = { checkedOn: "2026-11-20", yearBegins: "2027-03-01", mailOn: "2027-02-01" };
  await store.insert(keptChecks).values({
    ...{ id, userId, ...days, anniversaryMonth: 3, wantsMail: false },
    contentEncrypted: seal("kept_checks.content"),
  });
  await store.insert(passkeys).values({
    ...{ id, userId, credentialId: id, publicKey: "", counter: 0 },
    nameEncrypted: seal("passkeys.name"),
  });
  await store
    .insert(adviceRecords)
    .values({ id, ...version, sha256: "0".repeat(64), contentEncrypted: seal("advice_records.content") });
  await store.insert(recordPapers).values({ recordId: id, contentEncrypted: seal("record_papers.content") });
  await store
    .insert(recordReadings)
    .values({ id, recordId: id, actorId: userId, reasonEncrypted: seal("record_readings.reason") });
  await store.insert(shares).values({
    ...{ id, ...version, makerRole: "guest", include: [], expiresAt },
    labelEncrypted: seal("shares.label"),
    sharerEncrypted: seal("shares.sharer"),
    cellEncrypted: seal("shares.cell"),
    snapshotEncrypted: seal("shares.snapshot"),
  });
}
