import { setTimeout as sleep } from "node:timers/promises";
import { todayInSouthAfrica } from "~/base/date";
import { chooseAssumptions } from "~/engine";
import { isShuttingDown } from "../process/shutdown";
import { warmAdvicePool } from "../calculation/advice-pool";

const LONGEST_WARM_UP_MILLISECONDS = 30_000;

/** The first pages after a start come before markets that nobody has asked for yet. */
const WARM_UP_AFTER_MILLISECONDS = 20_000;

type Report = (error: Error) => void;

/**
 * Simulates the markets and warms a thread: seconds, and half a minute at most, after which the first job goes on waiting for them.
 * A failure is reported; whoever asks next tries again.
 */
export async function warmThread(reportError: Report): Promise<void> {
  const warmed = warmAdvicePool(chooseAssumptions(todayInSouthAfrica(new Date()), {}));
  const reported = warmed.catch((error: Error) => isShuttingDown() || reportError(error));
  await Promise.race([reported, sleep(LONGEST_WARM_UP_MILLISECONDS, undefined, { ref: false })]);
}

/**
 * Warms a thread, for jobs and for calculations, a little later. No one waits for it: an earlier caller waits only for
 * their own answer.
 */
export function warmThreadLater(reportError: Report): void {
  setTimeout(() => {
    if (!isShuttingDown()) void warmThread(reportError);
  }, WARM_UP_AFTER_MILLISECONDS).unref();
}
