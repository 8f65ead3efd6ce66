import { createCipheriv, randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getEnvironment } from "../../app/backend/process/environment";
import { getDatabase } from "../../app/backend/store/connection";
import { decryptField } from "../../app/backend/store/encryption";
import { plans, recommendations } from "../../app/backend/store/schema";
import { embedded } from "../../app/backend/transports/embedded";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { createClient, everybody, oneForEachProduct, type TestGuest } from "../support/over-transports";

const { call, becomeGuest, makePlan, makeAdvisedPlan, waitForRecommendation } = createClient(() => embedded);

let guest: TestGuest;
beforeAll(() => startTestBackend());
beforeEach(async () => {
  guest = await becomeGuest();
});

/** Seals a value in the old format, which is bound to the column alone, padded to multiples of 64 bytes. */
function sealAsBefore(text: string, column: string): string {
  const [key] = getEnvironment().ENCRYPTION_KEYS;
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key!.bytes, nonce).setAAD(Buffer.from(column));
  const filled = Buffer.alloc(Math.ceil((Buffer.byteLength(text) + 1) / 64) * 64, 0xff);
  filled.write(text);
  const encrypted = Buffer.concat([cipher.update(filled), cipher.final()]);
  return `${key!.id}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url")}`;
}

async function findPlan(id: number) {
  const [plan] = await getDatabase().select().from(plans).where(eq(plans.id, id));
  return plan!;
}

async function listKept(id: number) {
  return getDatabase().select().from(recommendations).where(eq(recommendations.planId, id));
}

/** The right guesses of an observer who sees only lengths, and guesses for each row the majority of its length. */
function countRightGuesses(rows: { length: number; isIll: boolean }[]): number {
  const ofLength = new Map<number, boolean[]>();
  for (const { length, isIll } of rows) ofLength.set(length, [...(ofLength.get(length) ?? []), isIll]);
  return [...ofLength.values()].reduce((right, group) => {
    const ill = group.filter(Boolean).length;
    return right + Math.max(ill, group.length - ill);
  }, 0);
}

describe("a stored recommendation", () => {
  test("does not tell by its length who is ill", async () => {
    const isIllOf = new Map<number, boolean>();
    for (const { record } of oneForEachProduct) {
      for (const isIll of [true, false]) {
        const health = isIll
          ? { has_serious_illness: "yes" as const, are_you_smoker: undefined }
          : { has_serious_illness: "no" as const, are_you_smoker: "no" as const };
        isIllOf.set(await makePlan(guest, { ...record, ...health }), isIll);
      }
    }
    for (const id of isIllOf.keys()) await waitForRecommendation(guest, id);
    const { rows } = await getDatabase().execute<{ plan_id: number; length: number }>(
      sql`select plan_id, length(payload_encrypted) as length from recommendations where status = 'ready'`,
    );
    const seen = rows.map(({ plan_id, length }) => ({ length, isIll: isIllOf.get(plan_id)! }));
    expect(seen).toHaveLength(2 * oneForEachProduct.length);
    expect(countRightGuesses(seen)).toBe(oneForEachProduct.length);
  });
});

describe("a sealed value", () => {
  test("opens in no other plan when values are exchanged in the database", async () => {
    const [mine, theirs] = [await makeAdvisedPlan(guest), await makeAdvisedPlan(guest, everybody[1]!.record)];
    const [ofMine] = await listKept(mine.id);
    const [ofTheirs] = await listKept(theirs.id);
    await getDatabase()
      .update(recommendations)
      .set({ payloadEncrypted: ofTheirs!.payloadEncrypted })
      .where(eq(recommendations.id, ofMine!.id));
    expect(await call("getRecommendations", { query: { id: mine.id } }, guest)).toMatchObject({
      http_code: 500,
      return_object: null,
    });
    await getDatabase()
      .update(plans)
      .set({ survey: (await findPlan(theirs.id)).survey })
      .where(eq(plans.id, mine.id));
    expect(await call("getPlan", { query: { id: mine.id } }, guest)).toMatchObject({ http_code: 500 });
  });

  test("of a version before rows were bound is read, and bound when it is written", async () => {
    const { id, recommendation } = await makeAdvisedPlan(guest);
    const before = take(await call("getPlan", { query: { id } }, guest));
    const { survey, rsaidEncrypted, updatedAt } = await findPlan(id);
    const [kept] = await listKept(id);
    const columns = ["first_name", "last_name", "email", "phone", "partner_name", "employer", "health"];
    const resealed = columns.map((name) => {
      const column = `plans.survey.${name}` as const;
      return [name, sealAsBefore(decryptField(String(survey[name]), { column, row: id }), column)] as const;
    });
    const rsaid = decryptField(rsaidEncrypted, { column: "plans.rsaid", row: id });
    await getDatabase()
      .update(plans)
      .set({
        updatedAt,
        survey: { ...survey, ...Object.fromEntries(resealed) },
        rsaidEncrypted: sealAsBefore(rsaid, "plans.rsaid"),
      })
      .where(eq(plans.id, id));
    await getDatabase()
      .update(recommendations)
      .set({ payloadEncrypted: sealAsBefore(JSON.stringify(recommendation), "recommendations.payload") })
      .where(eq(recommendations.id, kept!.id));

    expect(take(await call("getPlan", { query: { id } }, guest))).toEqual(before);
    expect(await waitForRecommendation(guest, id)).toEqual([recommendation]);

    const body = { first_name: "Zola", retirement_savings: 4_300_000 };
    take(await call("updatePlan", { query: { id }, body }, guest));
    await waitForRecommendation(guest, id);
    const written = await findPlan(id);
    const [again] = await listKept(id);
    const sealed = [...columns.map((name) => written.survey[name]), written.rsaidEncrypted];
    for (const text of [...sealed, again!.payloadEncrypted]) expect(text).toMatch(/^test\.[rz]\.[\w-]+$/);
  });
});
