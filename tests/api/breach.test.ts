/** The SQL statements in the security page's breach procedure, run as printed there. */
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { take } from "../support/call";
import { addPasskey, logInWith } from "../support/passkeys";
import { GONE, prepareSharing } from "../support/sharing";

const scene = prepareSharing();
const page = readFileSync("app/docs/security.md", "utf8");
const statements = [...page.matchAll(/```sql\n([^`]+)```/g)].map(([, statement]) => statement!.trim());

async function run(beginning: string, userId = 0) {
  const meant = statements.filter((one) => one.startsWith(beginning));
  expect(meant).toHaveLength(1);
  return (await getDatabase().execute(sql.raw(meant[0]!.replace("= 0", `= ${userId}`)))).rows;
}

const fetchOwnUser = () => callBackend("getUser", { headers: { EntityContext: "self" } }, scene.person);

test("the audit log tells whom staff looked at", async () => {
  const { userId } = scene.person;
  take(await callBackend("getUser", { query: { userId: String(userId) } }, scene.planner));
  const acts = await run("select actor_id");
  expect(acts).toContainEqual(
    expect.objectContaining({ actor_id: scene.planner.userId, verb: "saw details", people: "1" }),
  );
  expect(await run("select users.id")).toEqual([]);
});

test("all links are taken back by one statement, and hold nothing any more", async () => {
  const { token } = await scene.makeLink();
  await run("update shares");
  expect(await scene.open(token)).toMatchObject(GONE);
  const { rows } = await getDatabase().execute(sql`select snapshot_encrypted, cell_encrypted from shares`);
  expect(rows).toEqual([{ snapshot_encrypted: null, cell_encrypted: null }]);
});

test("the passkeys of an account are deleted by one statement, and nobody else's", async () => {
  const [stolen, other] = [await addPasskey(scene.person), await addPasskey(scene.planner)];
  await run("delete from passkeys", scene.person.userId);
  expect(await logInWith(stolen)).toMatchObject({ http_code: 403 });
  take(await logInWith(other));
});

test("all sessions are ended by one statement", async () => {
  take(await fetchOwnUser());
  await run("delete from sessions");
  expect(await fetchOwnUser()).toMatchObject({ http_code: 401 });
});

test("no other statement stands there", () => {
  expect(statements).toHaveLength(5);
});
