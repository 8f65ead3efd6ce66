import path from "node:path";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "..");
const alias = { "~": path.join(root, "app") };

const SUITES = {
  unit: "app/**/*.test.{ts,tsx}",
  rooms: "tests/rooms.test.ts",
  api: "tests/api/**/*.test.ts",
  start: "tests/start/**/*.test.ts",
  web: "tests/web/**/*.test.ts",
};

/** One project a suite, so that `vitest --project unit` runs alone and nothing runs twice. */
export default defineConfig({
  root,
  resolve: { alias },
  test: {
    globalSetup: [path.join(root, "tests/support/global-setup.ts")],
    // Long enough for a machine that others use too: what never comes still fails, and says so.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: Object.entries(SUITES).map(([name, include]) => ({
      extends: true as const,
      // What starts the database belongs to the run, not to each suite.
      test: { name, root, include: [include], environment: "node", globalSetup: [] },
    })),
  },
});
