import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WARN_HOLDER } from "../../app/backend/notices/warn-holder";
import { insertPasskey } from "../../app/backend/session/passkeys";
import { startSession } from "../../app/backend/session/sessions";
import { insertUser } from "../../app/backend/people/users";
import { getDatabase, getDatabaseUrl } from "../../app/backend/store/connection";
import { auditLog, passkeys, sessions, userRoles, users } from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import { ROLE_IDS } from "../../app/contract/account/user";
import { openTestDatabase, TEST_SECRETS } from "../support/database";
import { inventIdentityNumber } from "../support/identity-numbers";
import { runCommand } from "../support/run-command";

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openTestDatabase();
});
afterAll(() => close());

const run = (lines: string[]) =>
  runCommand("reset-passkeys", lines, {
    ...TEST_SECRETS,
    DATABASE_URL: getDatabaseUrl(),
    STAFF_LOGIN: "passkey",
  });

/** A person with a passkey and a session. */
async function open(rsaid: string, { works }: { works: boolean }): Promise<number> {
  return transact(async (tx) => {
    const userId = (await insertUser(tx, { rsaid, details: { cellNr: "821234567" } }))!;
    if (works) await tx.insert(userRoles).values({ userId, roleId: ROLE_IDS.administrator });
    const credential = { credentialId: randomUUID(), publicKey: "key", counter: 0 };
    await insertPasskey(tx, { userId, name: "Phone", ...credential }, new Date());
    await startSession(tx, { userId, role: "administrator" }, new Date());
    return userId;
  });
}

const count = (userId: number) => ({
  passkeys: getDatabase().$count(passkeys, eq(passkeys.userId, userId)),
  sessions: getDatabase().$count(sessions, eq(sessions.userId, userId)),
});

/** The queued messages of the site, which is not running here. */
async function listWarnings() {
  const query = sql`select data - 'messageId' as data from pgboss.job where name = ${WARN_HOLDER}`;
  return (await getDatabase().execute(query)).rows.map(({ data }) => data);
}

describe("npm run operate -- reset-passkeys", () => {
  it("deletes the passkeys of the only administrator, ends their sessions, says a pass and no number, is noted, and tells the holder", async () => {
    const rsaid = inventIdentityNumber();
    const userId = await open(rsaid, { works: true });
    const { code, output } = await run(["12", rsaid]);
    expect(output).toContain("Please enter the 13 digits of the ID number.");
    expect(output).toMatch(/the pass [A-Z2-9]{4}(-[A-Z2-9]{4}){2} they add another until/);
    expect(output).not.toContain(rsaid);
    expect(code).toBe(0);
    expect(await count(userId).passkeys).toBe(0);
    expect(await count(userId).sessions).toBe(0);
    const [row] = await getDatabase().select().from(users).where(eq(users.id, userId));
    expect(row?.passHash).not.toBeNull();
    const acts = getDatabase().select().from(auditLog).where(eq(auditLog.subjectId, row!.subjectId));
    expect(await acts).toMatchObject([{ verb: "reset passkeys", actorId: 0 }]);
    expect(await listWarnings()).toEqual([{ userId, warning: "passkeysReset" }]);
  });

  it("changes nothing for a client, and for nobody", async () => {
    const rsaid = inventIdentityNumber();
    const userId = await open(rsaid, { works: false });
    for (const one of [rsaid, inventIdentityNumber()]) {
      const { code, output } = await run([one]);
      expect(output).toContain("Nobody who works here has this ID number");
      expect(code).toBe(1);
    }
    expect(await count(userId).passkeys).toBe(1);
  });
});
