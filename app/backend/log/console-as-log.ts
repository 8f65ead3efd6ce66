import { describeError } from "./describe-error";
import { getLogger } from "./logger";

/**
 * Writes what other people's code says on the console, and the warnings of Node, as lines of our log: a stack trace of many
 * lines is none that a program could read. Of words that are no error only the first line is kept.
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
  // As a callback that is told of no error, the console is called with nothing.
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
