import { ZodError } from "zod";

/** What may be logged about an error. */
type ErrorDescription = {
  type: string;
  message: string;
  code?: string;
  /** Where it was thrown: files and lines only. */
  stack: string[];
  cause?: ErrorDescription;
};

/**
 * Describes what went wrong without repeating anyone's answers. Errors of the database, zod and the engine repeat the
 * values that caused them, so only their codes and names are kept.
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

/** The engine writes the name of an argument that is out of range before a colon, and its value after it. */
function describeRange(message: string): string {
  const [, argument] = /^([\w.[\]]+): /.exec(message) ?? [];
  return argument ? `${argument}: out of its range` : message;
}

function readText(error: Error, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === "string" ? value : undefined;
}
