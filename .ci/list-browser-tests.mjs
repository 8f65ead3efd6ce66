import { readFileSync } from "node:fs";

/**
 * The browser tests of the last run with a status, by file and title.
 * @param {"unexpected" | "flaky"} status failed, or passed only on retry
 * @returns {string[]}
 */
export function listBrowserTests(status) {
  const list = ({ specs, suites = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap(list),
  ];
  return JSON.parse(readFileSync("test-results/report.json", "utf8")).suites.flatMap(list);
}
