import { makeBackgroundPosts } from "../http/background-posts";
import { describeError } from "./describe-error";
import { getEnvironment } from "../process/environment";
import { getLogger } from "./logger";
import { count } from "./metrics";

/** Many errors at once must not cause as many requests; the log has them all. */
const postReport = makeBackgroundPosts((failure) =>
  getLogger().warn({ error: describeError(failure) }, "an error could not be reported"),
);

/**
 * Writes a bug to the log and sends it to `ERROR_REPORT_URL` if there is one. Never throws, and does not wait for the
 * report.
 */
export function reportError(error: unknown, about: { requestId?: string; during?: string } = {}): void {
  const report = { ...about, error: describeError(error) };
  getLogger().error(report, "error");
  count("errors", {});
  const address = getEnvironment().ERROR_REPORT_URL;
  if (address)
    postReport(address, async () => ({ time: new Date().toISOString(), service: "baobab", ...report }));
}
