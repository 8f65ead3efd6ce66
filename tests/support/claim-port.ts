import { randomInt } from "node:crypto";
import { mkdirSync, openSync, closeSync, statSync, utimesSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { isFree } from "../../app/backend/store/postgres/free-port";

/**
 * Below the ports of databases (`free-port.ts`), so that no database takes the port of a site that is just
 * starting.
 */
const PORTS = [11_000, 20_000] as const;

/** A site listens within this time, even on a busy machine. */
const CLAIM_MILLISECONDS = 120_000;

const claims = path.join(os.tmpdir(), "baobab-test-ports");

/**
 * A free port for a site that starts at once. Other tests start sites at the same moment, which listen some
 * seconds later, so a port that is merely free may be chosen twice: a file reserves it for two minutes.
 */
export async function claimPort(): Promise<number> {
  mkdirSync(claims, { recursive: true });
  for (;;) {
    const port = randomInt(...PORTS);
    if (claim(path.join(claims, String(port))) && (await isFree(port))) return port;
  }
}

/** @returns whether the port was free to claim */
function claim(file: string): boolean {
  try {
    closeSync(openSync(file, "wx"));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const now = new Date();
    if (now.getTime() - statSync(file).mtimeMs < CLAIM_MILLISECONDS) return false;
    utimesSync(file, now, now);
    return true;
  }
}
