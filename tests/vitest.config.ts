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
  // Beside the release before, which `npm run test:release -- upgrade` builds.
  upgrade: "tests/upgrade/**/*.test.ts",
};

/** Suites whose files follow one another in a process. */
const SHARES_PROCESS = ["unit", "api", "web"];

/** What is tried before a release alone: sites that a setting of their own makes, whose rules API tests show with every change. */
const LONG_ALONE = "tests/web/{staff-login,survey-finish-failures}.test.ts";

/** What `npm run test:long` tries many times or over both transports, and what asks every page and call as everybody. */
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
 * Long enough for a machine that other work shares; a test that hangs still fails, and says so. Twice as long between two looks as
 * vitest waits: each is a page that a site draws.
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
    // One more than there are processors: tests wait for servers, threads and pauses.
    maxWorkers: availableParallelism() + 1,
    // Transformed files are kept on disk for the suites that follow.
    experimental: { fsModuleCache: true },
    // The database is started once for the run. A project that extended this would start it again for itself.
    globalSetup: [path.join(root, "tests/support/global-setup.ts")],
    projects: [
      ...Object.entries(SUITES).map(([name, include]) => ({
        resolve: { alias },
        // One process runs file after file. Unit tests share nothing that one of them changes; the others find it as if it were new.
        test: {
          ...PATIENCE,
          name,
          root,
          include: [include],
          exclude: [LONG_ALONE],
          provide: { isLong: false },
          // A start takes ports and processes of a machine that others use: where it is checked for all, it gets a second try.
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
        // What needs the machine for itself: one file after another, when all others are done.
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
