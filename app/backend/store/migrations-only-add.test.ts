import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { migrationsFolder } from "./migrate";

/** From this migration on, the previous release runs beside its successor on the new tables. */
const FIRST_THAT_ONLY_ADDS = 22;

/** The first line of a migration that drops columns which the previous release does not read. */
const TAKES_AWAY = /^-- Takes away what release \S+ no longer uses\./;

const MIGRATIONS = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith(".sql"))
  .map((name) => ({ name, text: readFileSync(path.join(migrationsFolder, name), "utf8") }));

/** Lists a migration's statements that could break earlier code. */
function findNarrowing(text: string): string[] {
  const statements = text
    .split("--> statement-breakpoint")
    .map((one) => one.replace(/^\s*--.*$/gm, "").trim())
    .filter((one) => one !== "");
  const made = statements.flatMap((one) => /^CREATE (?:UNLOGGED )?TABLE "(\w+)"/i.exec(one)?.[1] ?? []);
  return statements.filter((one) => !onlyAdds(one, made)).map((one) => one.split("\n")[0] ?? "");
}

/** Whether a statement only adds: anything to a new table, to an older one what earlier rows and code can omit. */
function onlyAdds(statement: string, made: readonly string[]): boolean {
  const isFunction = /^CREATE (OR REPLACE )?FUNCTION/i.test(statement);
  // One statement at a time, and nothing dropped or narrowed along with it.
  if (!isFunction && /;\s*\S|\b(DROP|RENAME|TRUNCATE)\b/i.test(statement)) return false;
  const [, altered, change = ""] = /^ALTER TABLE "(\w+)" ([\s\S]*)/i.exec(statement) ?? [];
  if (altered !== undefined)
    return (
      made.includes(altered) ||
      (/^ADD COLUMN/i.test(change) &&
        !/\b(UNIQUE|CHECK)\b/i.test(change) &&
        !/NOT NULL/i.test(change.replace(/DEFAULT .* NOT NULL/i, "")))
    );
  const [, indexed] = /^CREATE UNIQUE INDEX "\w+" ON "(\w+)"/i.exec(statement) ?? [];
  if (indexed !== undefined) return made.includes(indexed);
  // PostgreSQL replaces a view only by one with the same columns, perhaps followed by more.
  return /^(CREATE (OR REPLACE FUNCTION|OR REPLACE VIEW|FUNCTION|INDEX|SEQUENCE|(UNLOGGED )?TABLE|TRIGGER|VIEW)|INSERT|SELECT|UPDATE)\b/i.test(
    statement,
  );
}

it.each([
  ['ALTER TABLE "plans" ADD COLUMN "note" text;', true],
  [`ALTER TABLE "plans" ADD COLUMN "note" text DEFAULT '' NOT NULL;`, true],
  ['ALTER TABLE "plans" ADD COLUMN "note" text NOT NULL;', false],
  ['ALTER TABLE "plans" ADD CONSTRAINT "once" UNIQUE("note");', false],
  ['ALTER TABLE "plans" ALTER COLUMN "note" SET NOT NULL;', false],
  ['ALTER TABLE "plans" RENAME COLUMN "note" TO "remark";', false],
  ['ALTER TABLE "plans" DROP COLUMN "note";', false],
  ['DROP INDEX "plans_note";', false],
  ['CREATE OR REPLACE VIEW "clients" AS SELECT "id", "note" FROM "users";', true],
  ['ALTER TABLE "plans" ADD COLUMN "note" text, DROP COLUMN "remark";', false],
  ['ALTER TABLE "plans" ADD COLUMN "note" text UNIQUE;', false],
  ['CREATE INDEX "plans_note" ON "plans" ("note");\nDROP TABLE "plans";', false],
  ['DELETE FROM "plans";', false],
  ['CREATE UNIQUE INDEX "once" ON "plans" USING btree ("note");', false],
  ['CREATE INDEX "plans_note" ON "plans" USING btree ("note");', true],
  [
    'CREATE TABLE "notes" (\n"id" integer NOT NULL\n);--> statement-breakpoint\nALTER TABLE "notes" ADD CONSTRAINT "once" UNIQUE("id");',
    true,
  ],
])("knows what code of before can go on with: %s", (text, isGood) => {
  expect(findNarrowing(text)).toHaveLength(isGood ? 0 : 1);
});

it("finds what the migrations before the rule took away", () => {
  const before = MIGRATIONS.slice(0, FIRST_THAT_ONLY_ADDS).flatMap(({ text }) => findNarrowing(text));
  const dropped = before.flatMap((one) => /\bDROP (?:COLUMN|INDEX|TABLE) "(\w+)"/.exec(one)?.[1] ?? []);
  expect(dropped).toEqual(["state", "plans_owner_id", "acts", "users_adviser_id"]);
});

it("lets a migration only add, unless it says which release no longer uses what it takes away", () => {
  const narrowing = MIGRATIONS.slice(FIRST_THAT_ONLY_ADDS)
    .filter(({ text }) => !TAKES_AWAY.test(text))
    .flatMap(({ name, text }) => findNarrowing(text).map((statement) => `${name}: ${statement}`));
  expect(narrowing).toEqual([]);
});
