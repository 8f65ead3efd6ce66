import { todayInSouthAfrica } from "~/base/date";
import { chooseAssumptions } from "~/engine";
import { isShuttingDown } from "../process/shutdown";
import { warmAdvicePool } from "../calculation/advice-pool";

/** The first pages after a start come before markets that nobody has asked for yet. */
const WARM_UP_AFTER_MILLISECONDS = 20_000;

/**
 * Warms a thread, for jobs and for calculations, a little later. No one waits for it: an earlier caller waits only for
 * their own answer.
 */
export function warmThreadLater(reportError: (error: Error) => void): void {
  const warmUp = () => warmAdvicePool(chooseAssumptions(todayInSouthAfrica(new Date()), {}));
  setTimeout(() => {
    if (isShuttingDown()) return;
    warmUp().catch((error: Error) => isShuttingDown() || reportError(error));
  }, WARM_UP_AFTER_MILLISECONDS).unref();
}
