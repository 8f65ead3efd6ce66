import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./app/backend/store/schema.ts",
  out: "./app/backend/store/migrations",
});
