import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findDetails, findRole, findUserId } from "../../app/backend/people/users";
import { getDatabase, getDatabaseUrl } from "../../app/backend/store/connection";
import { users } from "../../app/backend/store/schema";
import { findDatabase, listProcesses, makeClone, startClone } from "../support/clone";
import { openTestDatabase, TEST_SECRETS } from "../support/database";
import { inventIdentityNumber } from "../support/identity-numbers";
import { runCommand } from "../support/run-command";

const CELL = "0821234567";

const rsaid = inventIdentityNumber();

let close: () => Promise<void>;
let first: Awaited<ReturnType<typeof runCommand>>;
beforeAll(async () => {
  close = await openTestDatabase();
  first = await onDatabase(["12", rsaid, "0111234567", CELL]);
});
afterAll(() => close());

const run = (lines: string[], environment: Record<string, string>) =>
  runCommand("add-administrator", lines, environment);

const onDatabase = (lines: string[]) => run(lines, { ...TEST_SECRETS, DATABASE_URL: getDatabaseUrl() });

describe("npm run operate -- add-administrator", () => {
  it("asks again for what it cannot read, opens an account with the role, and names no number", async () => {
    const { code, output } = first;
    expect(output).toContain("Please enter the 13 digits of the ID number.");
    expect(output).toContain("No SMS reaches this number");
    expect(output).toContain("An account was opened, and its holder is a system administrator now.");
    expect(output).not.toContain(rsaid);
    expect(output).not.toContain(CELL.slice(1));
    expect(code).toBe(0);
    const userId = (await findUserId(getDatabase(), rsaid))!;
    expect(await findRole(getDatabase(), userId, "adviser")).toBe("administrator");
    expect(await findDetails(getDatabase(), userId)).toEqual({ cellNr: CELL.slice(1) });
  });

  it("leaves the cell number of somebody who has an account, and gives the role once", async () => {
    const again = await onDatabase([rsaid, "083 765 4321"]);
    expect(again.output).toContain("administrator's already. Their cell number on file stays as it was.");
    expect(again.code).toBe(0);
    const userId = (await findUserId(getDatabase(), rsaid))!;
    expect(await findDetails(getDatabase(), userId)).toEqual({ cellNr: CELL.slice(1) });
  });

  it("gives no role to an account that is closed", async () => {
    const userId = (await findUserId(getDatabase(), rsaid))!;
    await getDatabase().update(users).set({ isActive: false }).where(eq(users.id, userId));
    const { code, output } = await onDatabase([rsaid, CELL]);
    expect(output).toContain("is closed");
    expect(code).toBe(1);
  });

  it("makes and leaves the embedded database, also beside a server that uses it", async () => {
    const clone = makeClone();
    const environment = { DATA_DIR: path.join(clone.folder, ".data") };
    const alone = await run([inventIdentityNumber(), CELL], environment);
    expect(alone.code, alone.output).toBe(0);
    expect(listProcesses(findDatabase(clone.folder))).toEqual([]);

    const server = await startClone(clone);
    await server.serves();
    const beside = await run([inventIdentityNumber(), CELL], environment);
    expect(beside.code, beside.output).toBe(0);
    expect(await fetch(`${server.origin}/en/login`)).toMatchObject({ status: 200 });
    server.signal("SIGTERM");
    await server.ends();
    clone.remove();
  });
});
