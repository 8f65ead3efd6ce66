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
  // Long enough for a machine that other work shares.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // One more than keeps the processors busy, since pages wait for the site; more than five would all wait for it.
  workers: Math.min(os.availableParallelism() + 1, 5),
  fullyParallel: true,
  forbidOnly: true,
  // On a machine that others share, so that one unlucky test does not cost a run; `validate.mjs` names it on its last line.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: path.join(root, "test-results/report.json") }]],
  // `npm run test:long` looks at each page at more widths (`looks.ts`), runs what is marked as `BEFORE_RELEASE`, and does all of
  // it in a browser whose days begin eleven hours before South Africa's.
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
        // Without a process that waits for a page to come: that costs a sixth of the work of opening one.
        "--renderer-process-limit=1",
      ],
    },
  },
});
