import { todayInSouthAfrica } from "~/base/date";
import { chooseAssumptions } from "~/engine";
import { isShuttingDown } from "../process/shutdown";
import { warmAdvicePool } from "../calculation/advice-pool";
import { hearNotices } from "./result-notices";

/** The first pages after a start come before markets that nobody has asked for yet. */
const WARM_UP_AFTER_MILLISECONDS = 20_000;

/**
 * Prepares a process for recommendations: it subscribes to results and, a little later, warms a thread, for jobs and for
 * calculations. No one waits for the warm-up: an earlier caller waits only for their own answer.
 */
export async function startRecommendations({
  reportError,
}: {
  reportError: (error: Error) => void;
}): Promise<void> {
  await hearNotices(reportError);
  const warmUp = () => warmAdvicePool(chooseAssumptions(todayInSouthAfrica(new Date()), {}));
  setTimeout(() => {
    if (isShuttingDown()) return;
    warmUp().catch((error: Error) => isShuttingDown() || reportError(error));
  }, WARM_UP_AFTER_MILLISECONDS).unref();
}
