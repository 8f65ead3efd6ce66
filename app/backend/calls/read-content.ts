import { z } from "zod";
import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import type { Mistakes } from "~/contract/wire/envelope";
import { INPUTS } from "~/contract/wire/operation";
import type { Operation } from "~/contract/wire/operation";
import type { PathParts } from "~/backend/calls/path-pattern";
import { PLAIN_TEXT } from "~/contract/survey/survey-rules";
import { describeIssue } from "./plain-mistakes";

z.setErrorMap(describeIssue);

/** The content of a call before it is checked. */
export type Brought = {
  params: PathParts;
  query: Record<string, string | string[] | undefined>;
  headers: Headers;
  body: unknown;
};

/** The checked content of a call. Fields that its operation does not declare are left out. */
export type Content = { params?: unknown; query?: unknown; headers?: unknown; body?: unknown };

/**
 * Checks the content of a call against the shapes of its operation. The mistakes are those of the first part that has
 * any.
 */
export function readContent(operation: Operation, brought: Brought): Result<Content, Mistakes> {
  const content: Content = {};
  const given = { ...brought, headers: pickHeaders(operation, brought.headers) };
  for (const input of INPUTS) {
    const read = operation[input]?.safeParse(given[input]);
    if (read?.success === false) return failure(nameMistakes(read.error));
    const unstorable = findUnstorable(read?.data);
    if (unstorable) return failure({ errors: [{ path: unstorable.join("."), message: PLAIN_TEXT.message }] });
    if (read) content[input] = read.data;
  }
  return success(content);
}

/** What neither a text nor JSON can hold in the database: the character NUL, and half of a character. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Where the first text that cannot be stored is. */
function findUnstorable(content: unknown, path: string[] = []): string[] | undefined {
  if (typeof content === "string") return UNSTORABLE.test(content) ? path : undefined;
  if (typeof content !== "object" || content === null) return undefined;
  for (const [name, part] of Object.entries(content)) {
    if (UNSTORABLE.test(name)) return path;
    const found = findUnstorable(part, [...path, name]);
    if (found) return found;
  }
  return undefined;
}

function pickHeaders({ headers }: Operation, given: Headers): Record<string, string | undefined> {
  const names = Object.keys((headers?.shape ?? {}) as z.ZodRawShape);
  return Object.fromEntries(names.map((name) => [name, given.get(name) ?? undefined]));
}

/** Names zod's issues by wire field. */
function nameMistakes(error: z.ZodError): Mistakes {
  const issues = error.issues.flatMap((issue) =>
    issue.code === "invalid_union" && !issue.unionErrors.every(isOtherValue)
      ? (chooseAlternative(issue.unionErrors)?.issues ?? [issue])
      : [issue],
  );
  return { errors: issues.map(({ path, message }) => ({ path: path.join("."), message })) };
}

/** Where one of a few values is asked for, the message of the union itself names them. */
function isOtherValue({ issues }: z.ZodError): boolean {
  return issues.every(({ code }) => code === "invalid_literal");
}

/** The last alternative is the most general one; but if a whole part of it is missing, another was meant. */
function chooseAlternative(alternatives: readonly z.ZodError[]): z.ZodError | undefined {
  return alternatives.filter(({ issues }) => !issues.some(isPartMissing)).at(-1) ?? alternatives.at(-1);
}

function isPartMissing(issue: z.ZodIssue): boolean {
  return issue.code === "invalid_type" && issue.expected === "object" && issue.received === "undefined";
}
