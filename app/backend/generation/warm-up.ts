import { setTimeout as sleep } from "node:timers/promises";
import { todayInSouthAfrica } from "~/base/date";
import { chooseAssumptions } from "~/engine";
import { isShuttingDown } from "../process/shutdown";
import { warmAdvicePool } from "../calculation/advice-pool";

const LONGEST_WARM_UP_MILLISECONDS = 30_000;

/** The delay that gives the first pages after a start priority over markets that nobody has asked for yet. */
const WARM_UP_AFTER_MILLISECONDS = 20_000;

type Report = (error: Error) => void;

/**
 * Simulates the markets and warms a thread, which takes seconds. Returns after at most half a minute; the
 * first job then waits for the rest. A failure is reported, and the next caller tries again.
 */
export async function warmThread(reportError: Report): Promise<void> {
  const warmed = warmAdvicePool(chooseAssumptions(todayInSouthAfrica(new Date()), {}));
  const reported = warmed.catch((error: Error) => isShuttingDown() || reportError(error));
  await Promise.race([reported, sleep(LONGEST_WARM_UP_MILLISECONDS, undefined, { ref: false })]);
}

/** Warms a thread a little later, for jobs and calculations. An earlier caller does not wait for it. */
export function warmThreadLater(reportError: Report): void {
  setTimeout(() => {
    if (!isShuttingDown()) void warmThread(reportError);
  }, WARM_UP_AFTER_MILLISECONDS).unref();
}
