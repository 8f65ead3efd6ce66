/**
 * Measures how the product scales: with more processes behind a balancer, and in pages on a database with
 * 100 000 plans beside one with 1 000. `processes` and `pages` are its parts.
 */
import os from "node:os";
import { TEST_SECRETS } from "../support/database";
import { endAll, startPostgres } from "./scale/fleet";
import { comparePages } from "./scale/pages";
import { compareProcesses } from "./scale/processes";

const PARTS = { processes: compareProcesses, pages: comparePages };

const print = (line: string) => process.stdout.write(`${line}\n`);

const asked = process.argv[3];
const parts = Object.entries(PARTS).filter(([name]) => asked === undefined || asked === name);
if (parts.length === 0) throw new Error(`there is no part ${asked}: ${Object.keys(PARTS).join(", ")}`);
Object.assign(process.env, TEST_SECRETS);
const [processor] = os.cpus();
const load = os.loadavg()[0]!.toFixed(1);
print(
  `Machine: ${processor?.model}, ${os.cpus().length} cores, Node ${process.version}, load before it began ${load}`,
);
try {
  const postgres = await startPostgres();
  for (const [, compare] of parts) await compare(postgres, print);
} finally {
  await endAll();
}
