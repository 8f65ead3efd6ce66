import { defineConfig } from "drizzle-kit";

/**
 * A migration only adds, because during a deployment the previous release still runs on the new tables.
 * Unused columns are dropped one release later, by a migration whose first line says so
 * (`migrations-only-add.test.ts` checks both).
 */
export default defineConfig({
  dialect: "postgresql",
  schema: "./app/backend/store/schema.ts",
  out: "./app/backend/store/migrations",
});
