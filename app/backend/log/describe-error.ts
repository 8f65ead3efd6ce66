import { ZodError } from "zod";

/** The parts of an error that may be logged. */
type ErrorDescription = {
  type: string;
  message: string;
  code?: string;
  /** Files and lines only, without the message. */
  stack: string[];
  cause?: ErrorDescription;
};

/**
 * Describes an error without repeating anyone's answers. Errors of the database, zod and the engine contain
 * the values that caused them, so only their codes and names are logged.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error))
    return { type: typeof error, message: "something other than an error was thrown", stack: [] };
  const code = readText(error, "code");
  return {
    type: error.name,
    message: describeMessage(error),
    ...(code ? { code } : {}),
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

function describeMessage(error: Error): string {
  if (error instanceof ZodError) {
    return error.issues.map((issue) => `${issue.path.join(".") || "value"}: ${issue.code}`).join("; ");
  }
  const query = readText(error, "query");
  if (query && "params" in error) return `the query failed: ${query}`;
  if ("severity" in error && "routine" in error) {
    const place = [readText(error, "table"), readText(error, "column"), readText(error, "constraint")];
    return ["the database refused", readText(error, "routine"), ...place].filter(Boolean).join(" ");
  }
  if (error instanceof RangeError) return describeRange(error.message);
  return error.message;
}

/** The engine's range errors have the argument's name before a colon, and its value after it. */
function describeRange(message: string): string {
  const [, argument] = /^([\w.[\]]+): /.exec(message) ?? [];
  return argument ? `${argument}: out of its range` : message;
}

function readText(error: Error, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === "string" ? value : undefined;
}
