import { describeError } from "./describe-error";
import { getEnvironment } from "../process/environment";
import { getLogger } from "./logger";

const REPORT_WAIT_MILLISECONDS = 3_000;
const LARGEST_REPORTS_UNDER_WAY = 10;

let reportsUnderWay = 0;

/**
 * Writes a bug to the log and sends it to `ERROR_REPORT_URL` if there is one. Never throws, and does not wait for the
 * report.
 */
export function reportError(error: unknown, about: { requestId?: string; during?: string } = {}): void {
  const report = { ...about, error: describeError(error) };
  getLogger().error(report, "error");
  const address = getEnvironment().ERROR_REPORT_URL;
  // Many errors at once must not cause as many requests; the log has them all.
  if (!address || reportsUnderWay >= LARGEST_REPORTS_UNDER_WAY) return;
  reportsUnderWay += 1;
  void sendReport(address, report).finally(() => (reportsUnderWay -= 1));
}

async function sendReport(address: string, report: object): Promise<void> {
  try {
    await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ time: new Date().toISOString(), service: "baobab", ...report }),
      signal: AbortSignal.timeout(REPORT_WAIT_MILLISECONDS),
    });
  } catch (failure) {
    getLogger().warn({ error: describeError(failure) }, "an error could not be reported");
  }
}
