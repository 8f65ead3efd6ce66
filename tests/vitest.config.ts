import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "..");
const alias = { "~": path.join(root, "app") };

const SUITES = {
  unit: "{app,.ci,tests/support}/**/*.test.{ts,tsx}",
  rooms: "tests/rooms.test.ts",
  api: "tests/{api,reference}/**/*.test.ts",
  start: "tests/start/**/*.test.ts",
  web: "tests/web/**/*.test.ts",
  // Runs beside the previous release, which `npm run test:release -- upgrade` builds.
  upgrade: "tests/upgrade/**/*.test.ts",
};

/** Suites whose files run one after another in one process. */
const SHARES_PROCESS = ["unit", "api", "web"];

/**
 * Tests only before a release: sites with a setting of their own, whose rules the API tests check with every
 * change.
 */
const LONG_ALONE = "tests/web/{staff-login,survey-finish-failures}.test.ts";

/**
 * Tests that `npm run test:long` repeats many times or over both transports, or runs for every page, call and
 * caller.
 */
const LONG = [
  LONG_ALONE,
  "app/engine/{advise-everybody,amend-everybody,closed-forms,random-amounts,random-people}.test.ts",
  "app/engine/recommendation/{gap-closers,monthly-twin,one-rand,product-changes,projected-figures,standard-error}.test.ts",
  "app/backend/process/file-lock.test.ts",
  "tests/api/{any-body,any-input,any-needs,attacks,both-ways,claim,crash,fuzzed-bodies,hand-over-race,moved-clock,rights,shares-limits}.test.ts",
  "tests/api/{amended,calculations,chosen-funds,desired-income,plans,product-changes,record-paper,refused-calculations,sealed,walked-through,wire}.test.ts",
  "tests/start/start.test.ts",
  "tests/web/{any-form,any-query,every-figure,limits,mock-mode,plan-links,share,who-sees-what,without-plus}.test.ts",
];

/**
 * Long enough for a busy machine; a test that hangs still fails, and says so. Polls wait twice as long as
 * vitest's default, because each loads a page of a site.
 */
const PATIENCE = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000, interval: 100 } },
};

/** One project for each suite, so that `vitest --project unit` runs alone and nothing runs twice. */
export default defineConfig({
  root,
  resolve: { alias },
  test: {
    // One more than the processors: tests wait for servers, threads and pauses.
    maxWorkers: availableParallelism() + 1,
    // Caches transformed files on disk for the next suites.
    experimental: { fsModuleCache: true },
    // Starts the database once for the run. A project that extended this would start it again.
    globalSetup: [path.join(root, "tests/support/global-setup.ts")],
    projects: [
      ...Object.entries(SUITES).map(([name, include]) => ({
        resolve: { alias },
        // One process runs file after file. Unit tests change nothing that they share; the other suites reset
        // the process for each file.
        test: {
          ...PATIENCE,
          name,
          root,
          include: [include],
          exclude: [LONG_ALONE],
          provide: { isLong: false },
          // A start takes ports and processes of a shared machine: in CI it gets a second try.
          retry: name === "start" && process.env.CI ? 1 : 0,
          isolate: !SHARES_PROCESS.includes(name),
          setupFiles: ["api", "web"].includes(name)
            ? [path.join(root, "tests/support/fresh-process.ts")]
            : [],
        },
      })),
      {
        resolve: { alias },
        test: {
          ...PATIENCE,
          testTimeout: 1_800_000,
          name: "long",
          root,
          include: LONG,
          provide: { isLong: true },
        },
      },
      {
        resolve: { alias },
        // Suites that need the whole machine: one file after another, after all others.
        test: {
          ...PATIENCE,
          testTimeout: 7_200_000,
          name: "alone",
          root,
          include: ["tests/long/**/*.test.ts"],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
