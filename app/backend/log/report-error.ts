import { makeBackgroundPosts } from "../http/background-posts";
import { describeError } from "./describe-error";
import { getEnvironment } from "../process/environment";
import { getLogger } from "./logger";
import { count } from "./metrics";

/** Rate-limited, so that many errors at once do not cause as many requests; the log has them all. */
const postReport = makeBackgroundPosts((failure) =>
  getLogger().warn({ error: describeError(failure) }, "an error could not be reported"),
);

/** Logs a bug and sends it to `ERROR_REPORT_URL` if that is set. Never throws, and does not await the report. */
export function reportError(error: unknown, about: { requestId?: string; during?: string } = {}): void {
  const report = { ...about, error: describeError(error) };
  getLogger().error(report, "error");
  count("errors", {});
  const address = getEnvironment().ERROR_REPORT_URL;
  if (address)
    postReport(address, async () => ({ time: new Date().toISOString(), service: "baobab", ...report }));
}
