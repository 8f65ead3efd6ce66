import type { z } from "zod";
import { NOT_READABLE } from "~/contract/wire/text";

const KINDS: Partial<Record<z.ZodParsedType, string>> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/**
 * Words an issue for which the schema has no message of its own. Visitors may read it as well as developers,
 * so it replaces the library's terse English.
 */
export const describeIssue: z.ZodErrorMap = (issue, { defaultError }) => ({
  message: say(issue, defaultError),
});

function say(issue: z.ZodIssueOptionalMessage, otherwise: string): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.received === "undefined" || issue.received === "null") return "Please fill this in";
      return `Please give ${KINDS[issue.expected] ?? "another value"}`;
    case "invalid_literal":
      return `Please give ${JSON.stringify(issue.expected)}`;
    case "invalid_enum_value":
      return `Please give one of ${issue.options.join(", ")}`;
    case "unrecognized_keys":
      return `Please leave out ${issue.keys.join(", ")}`;
    case "too_small":
      return `Please give at least ${issue.minimum}${UNITS[issue.type] ?? ""}`;
    case "too_big":
      return `Please give at most ${issue.maximum}${UNITS[issue.type] ?? ""}`;
    case "custom":
      return otherwise === "Invalid input" ? NOT_READABLE : otherwise;
    default:
      return NOT_READABLE;
  }
}

const UNITS: Record<string, string> = { string: " characters", array: " of them", set: " of them" };
