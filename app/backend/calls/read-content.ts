import { z } from "zod";
import { failure, type Result, success } from "~/base/result";
import type { Mistakes } from "~/contract/wire/envelope";
import { INPUTS, type Operation } from "~/contract/wire/operation";
import type { PathParts } from "~/backend/calls/path-pattern";
import { PLAIN_TEXT } from "~/contract/survey/survey-rules";
import { describeIssue } from "./plain-mistakes";

z.setErrorMap(describeIssue);

/** The content of a call before validation. */
export type Brought = {
  params: PathParts;
  query: Record<string, string | string[] | undefined>;
  headers: Headers;
  body: unknown;
};

/** The validated content of a call, without undeclared fields. */
export type Content = { params?: unknown; query?: unknown; headers?: unknown; body?: unknown };

/**
 * Validates a call's content against its operation's schemas, and its body also by the judge. A failure names
 * every mistake of the first faulty part: path, query, headers or body.
 */
export function readContent(
  operation: Operation,
  brought: Brought,
  judge: (sound: Readonly<Record<string, unknown>>) => Mistakes["errors"] = () => [],
): Result<Content, Mistakes> {
  const content: Content = {};
  const given = { ...brought, headers: pickHeaders(operation, brought.headers) };
  for (const input of INPUTS) {
    const shape = operation[input];
    const read = shape?.safeParse(given[input]);
    const misshapen = read?.success === false ? nameMistakes(read.error) : [];
    const judged = shape && input === "body" ? judge(readSound(shape, given.body)) : [];
    const errors = [...misshapen, ...judged.filter(({ path }) => !isNamed(path, misshapen))];
    if (errors.length > 0) return failure({ errors });
    const unstorable = findUnstorable(read?.data);
    if (unstorable) return failure({ errors: [{ path: unstorable.join("."), message: PLAIN_TEXT.message }] });
    if (read) content[input] = read.data;
  }
  return success(content);
}

/** Whether the mistakes name the field or one of its parts. */
function isNamed(path: string, mistakes: Mistakes["errors"]): boolean {
  const [field] = path.split(".");
  return mistakes.some((mistake) => mistake.path.split(".")[0] === field);
}

/** The fields of a body that pass their schemas. */
function readSound(shape: z.ZodTypeAny, body: unknown): Readonly<Record<string, unknown>> {
  if (!(shape instanceof z.ZodObject) || typeof body !== "object" || body === null) return {};
  const fields = Object.entries(shape.shape as z.ZodRawShape).flatMap(([name, field]) => {
    const read = field.safeParse((body as Record<string, unknown>)[name]);
    return read.success ? [[name, read.data]] : [];
  });
  return Object.fromEntries(fields) as Record<string, unknown>;
}

/** Characters that the database can hold neither in text nor in JSON: NUL and lone surrogates. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Finds the path of the first text that cannot be stored. */
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
function nameMistakes(error: z.ZodError): Mistakes["errors"] {
  const issues = error.issues.flatMap((issue) =>
    issue.code === "invalid_union" && !issue.unionErrors.every(isOtherValue)
      ? (chooseAlternative(issue.unionErrors)?.issues ?? [issue])
      : [issue],
  );
  return issues.map(({ path, message }) => ({ path: path.join("."), message }));
}

/** For a union of literals, the message of the union itself names the alternatives. */
function isOtherValue({ issues }: z.ZodError): boolean {
  return issues.every(({ code }) => code === "invalid_literal");
}

/** Prefers the last alternative, the most general one, unless it lacks a whole part: then another was meant. */
function chooseAlternative(alternatives: readonly z.ZodError[]): z.ZodError | undefined {
  return alternatives.filter(({ issues }) => !issues.some(isPartMissing)).at(-1) ?? alternatives.at(-1);
}

function isPartMissing(issue: z.ZodIssue): boolean {
  return issue.code === "invalid_type" && issue.expected === "object" && issue.received === "undefined";
}
