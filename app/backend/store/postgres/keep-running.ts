import { setTimeout as sleep } from "node:timers/promises";
import { singleton } from "../../process/singleton";
import type { EmbeddedServer } from "./embedded-server";

const LOOK_MILLISECONDS = 1_000;
const LONGEST_RECOVERY_MILLISECONDS = 10_000;

function getState() {
  return singleton("embedded database", () => ({ diedAt: undefined as number | undefined }));
}

/** True if the embedded database has been down for at least ten seconds. */
export function isDatabaseLost(): boolean {
  const { diedAt } = getState();
  return diedAt !== undefined && performance.now() - diedAt >= LONGEST_RECOVERY_MILLISECONDS;
}

/**
 * Checks every second whether the embedded database runs, and restarts it if not. Connections recover by
 * themselves, because it keeps its port.
 * @returns a function that ends the checks, after a restart in progress
 */
export function keepRunning(
  server: Pick<EmbeddedServer, "isRunning" | "restart">,
  reportError: (error: Error) => void,
): () => Promise<void> {
  const state = getState();
  const ending = new AbortController();
  const watch = async () => {
    while (await isStillWanted(ending.signal)) {
      if (server.isRunning()) continue;
      const isNews = state.diedAt === undefined;
      state.diedAt ??= performance.now();
      if (isNews) reportError(new Error("the embedded database died and is started again"));
      try {
        await server.restart();
        state.diedAt = undefined;
      } catch (error) {
        if (isNews) reportError(error as Error);
      }
    }
  };
  const watching = watch();
  return async () => {
    ending.abort();
    await watching;
  };
}

async function isStillWanted(signal: AbortSignal): Promise<boolean> {
  await sleep(LOOK_MILLISECONDS, undefined, { ref: false, signal }).catch(() => undefined);
  return !signal.aborted;
}
