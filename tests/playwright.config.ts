import os from "node:os";
import path from "node:path";
import { defineConfig } from "playwright/test";
import { findChromium } from "../.ci/chromium.mjs";

const root = path.resolve(import.meta.dirname, "..");
const executablePath = await findChromium();

/** Drives a real browser against the built site on its own database (`global-setup.ts` starts both). */
export default defineConfig({
  testDir: path.join(root, "tests/e2e"),
  outputDir: path.join(root, "test-results"),
  preserveOutput: "failures-only",
  globalSetup: path.join(root, "tests/e2e/global-setup.ts"),
  // Long enough for a machine that runs other work too.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // One more than the processors, since pages wait for the site; with more than five, all would wait for it.
  workers: Math.min(os.availableParallelism() + 1, 5),
  fullyParallel: true,
  forbidOnly: true,
  // In CI, on a shared machine, one unlucky test must not fail a run; `validate.mjs` names it on its last line.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: path.join(root, "test-results/report.json") }]],
  // `npm run test:long` looks at each page at more widths (`looks.ts`), runs the tests marked
  // `BEFORE_RELEASE`, and does all of it in a browser whose time zone is eleven hours ahead of South
  // Africa's.
  projects: [
    { name: "browser", grepInvert: /@long/ },
    { name: "long", use: { timezoneId: "Pacific/Apia" } },
  ],
  use: {
    baseURL: process.env.BROWSER_TEST_ORIGIN,
    locale: "en-ZA",
    timezoneId: "Africa/Johannesburg",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Without a spare process for the next page, which costs a sixth of the work of opening one.
        "--renderer-process-limit=1",
      ],
    },
  },
});
