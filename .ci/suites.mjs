/** Node's arguments for vitest suites. */
export function ofVitest(...projects) {
  const named = projects.flatMap((project) => ["--project", project]);
  return ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", ...named];
}

/** Node's arguments for a browser suite. */
export function ofPlaywright(project) {
  return [
    "node_modules/playwright/cli.js",
    "test",
    "-c",
    "tests/playwright.config.ts",
    `--project=${project}`,
  ];
}
