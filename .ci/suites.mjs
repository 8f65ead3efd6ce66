/** The arguments with which a Node runs suites of vitest. */
export function ofVitest(...projects) {
  const named = projects.flatMap((project) => ["--project", project]);
  return ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", ...named];
}

/** The same for a suite in a browser. */
export function ofPlaywright(project) {
  return [
    "node_modules/playwright/cli.js",
    "test",
    "-c",
    "tests/playwright.config.ts",
    `--project=${project}`,
  ];
}
