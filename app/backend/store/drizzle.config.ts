import { defineConfig } from "drizzle-kit";

/**
 * A migration only adds: while a release is replaced, the one before still runs on the new tables. What nothing reads any more is
 * taken away one release later, by a migration whose first line says so (`migrations-only-add.test.ts` checks both).
 */
export default defineConfig({
  dialect: "postgresql",
  schema: "./app/backend/store/schema.ts",
  out: "./app/backend/store/migrations",
});
