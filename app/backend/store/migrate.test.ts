import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database";
import { StartRefusal } from "../process/start-refusal.mjs";
import { answersInTime } from "./answers-in-time";
import { migrateDatabase } from "./migrate";

const USER = `baobab_test_reader_${process.pid}`;

let admin: Client;
let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
  admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`drop schema drizzle cascade`);
  await admin.query(`drop role if exists ${USER}`);
  await admin.query(`create role ${USER} login password 'hunter2'`);
});
afterAll(async () => {
  await admin.query(`drop role ${USER}`);
  await admin.end();
  await drop();
});

it("says in one sentence that a user may create no tables", async () => {
  const address = Object.assign(new URL(url), { username: USER, password: "hunter2" });
  const refusal = await migrateDatabase(address.href).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect(String(refusal)).toMatch(new RegExp(`the user ${USER} create no tables: [^\\n]*\\.$`));
  expect(String(refusal)).not.toContain("hunter2");
});

it("says in one sentence which database does not answer", async () => {
  const refusal = migrateDatabase("postgres://someone:hunter2@127.0.0.1:1/baobab");
  await expect(refusal).rejects.toThrow(
    /^The database baobab at 127\.0\.0\.1:1 \(DATABASE_URL\) does not answer: [^\n]*\.$/,
  );
  await expect(refusal).rejects.toBeInstanceOf(StartRefusal);
  await expect(refusal).rejects.not.toThrow("hunter2");
});

it("takes a part that says nothing for one that does not answer", async () => {
  expect(await answersInTime(new Promise(() => undefined))).toBe(false);
  expect(await answersInTime(Promise.resolve("here"))).toBe(true);
  expect(await answersInTime(Promise.reject(new Error("no")))).toBe(false);
});
