import { setTimeout as sleep } from "node:timers/promises";
import { keepOne } from "../../process/singleton";
import type { EmbeddedServer } from "./embedded-server";

const LOOK_MILLISECONDS = 1_000;

function getState() {
  return keepOne("embedded database", () => ({ isLost: false }));
}

/** Tells whether the embedded database died and has not been started again. */
export function isDatabaseLost(): boolean {
  return getState().isLost;
}

/**
 * Checks every second whether the embedded database is still running, and starts it again if not. Connections find it
 * again by themselves, because it keeps its port.
 * @returns a function that ends the checks, after a start in progress has ended
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
      const isNews = !state.isLost;
      if (isNews) reportError(new Error("the embedded database died and is started again"));
      try {
        await server.restart();
        state.isLost = false;
      } catch (error) {
        state.isLost = true;
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
