import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { leaveTestServer } from "../support/database";
import { claimPort } from "../support/claim-port";

export type ServedSite = { origin: string; child: ChildProcess };

type Site = {
  folder: string;
  command: string;
  args: string[];
  firstPage: string;
  variables?: Record<string, string>;
};

const START_WAIT_MILLISECONDS = 60_000;

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

const served = new Set<ServedSite>();

/** Serves a built site on a free port and waits for its first page. */
export async function serveSite({ folder, command, args, firstPage, variables }: Site): Promise<ServedSite> {
  if (served.size === 0) stopWhenInterrupted();
  const port = await claimPort();
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, PORT: String(port), LOG_LEVEL: "error", ...variables },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://localhost:${port}`;
  const site = { origin, child };
  served.add(site);
  for (const deadline = Date.now() + START_WAIT_MILLISECONDS; ; await sleep(100)) {
    const answer = await fetch(origin + firstPage).catch(() => undefined);
    if (answer?.ok) return site;
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`nothing answers at ${origin}${firstPage}`);
  }
}

export async function stopSite({ child }: ServedSite): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** An interrupted bench leaves no process running: neither a site nor the tests' database. */
function stopWhenInterrupted(): void {
  for (const [signal, code] of Object.entries(SIGNALS))
    process.once(signal, () => {
      void Promise.all([...served].map(stopSite))
        .then(leaveTestServer)
        .finally(() => process.exit(code));
    });
}

/** Resident memory in MB of the site's own process with its threads; the database is a process of its own. */
export async function readMemoryMegabytes({ child }: ServedSite): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
