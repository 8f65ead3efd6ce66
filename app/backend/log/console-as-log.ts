import { describeError } from "./describe-error";
import { getLogger } from "./logger";

/**
 * Redirects the console output of packages and Node's warnings to our log, because programs cannot read a
 * stack trace of many lines. Of output that is no error only the first line is logged.
 */
export function writeConsoleAsLog(): void {
  Object.assign(console, {
    error: (...said: unknown[]) => writeSaid("error", said),
    warn: (...said: unknown[]) => writeSaid("warn", said),
  });
  // Node's own listener writes several lines.
  process.removeAllListeners("warning");
  process.on("warning", (warning) => getLogger().warn({ error: describeError(warning) }, "warning"));
}

function writeSaid(level: "error" | "warn", said: readonly unknown[]): void {
  // Packages pass the console as an error callback, which on success is called without an error.
  if (said.some(Boolean)) getLogger()[level]({ error: describeSaid(said) }, "console");
}

function describeSaid(said: readonly unknown[]) {
  const error = said.find((one) => one instanceof Error);
  if (error) return describeError(error);
  const [message = "", ...stack] = said.map(String).join(" ").trim().split("\n");
  return {
    type: "words",
    message,
    stack: stack.map((line) => line.trim()).filter((line) => /^at /.test(line)),
  };
}
