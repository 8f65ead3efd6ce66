import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Envelope } from "~/contract/wire/envelope";
import type { Operation } from "~/contract/wire/operation";
import { type OperationName, operations } from "~/contract/operations";
import { serveOperations } from "../api/handle-api-request";
import type { Arrival } from "../api/execute";
import { reportError } from "../log/report-error";
import { readContent } from "../calls/read-content";
import { refuse } from "../calls/refuse";
import { chooseSample } from "./choose-sample";
import { httpTransport } from "./http-transport";
import type { Transport, Wire } from "./transport";
import { z } from "zod";

const FOLDER = path.resolve("fixtures/mock");

/**
 * Samples in place of the backend services (`BACKEND=mock`). A call is parsed as on the wire, a survey is
 * checked by its rules, and the answer comes from a file; nothing is computed, stored or sent, and no bearer
 * is required.
 */
export const handleBySamples: Wire = serveOperations(operations, answerFromSample);

/** The same for our own pages, which parse a sample as they would parse a remote response. */
export const mock: Transport = httpTransport(handleBySamples);

/** A call without a sample gets an empty list, or "not found" for a single thing. */
async function answerFromSample(name: string, arrival: Arrival): Promise<Envelope> {
  const operation: Operation = operations[name as OperationName];
  const content = readContent(operation, arrival);
  if (!content.ok) return refuse(operation, "invalid", { mistakes: content.reason });
  const choice = chooseSample(name as OperationName, { ...content.value, bearer: arrival.bearer });
  if (choice === "notFound") return refuse(operation, "notFound");
  if (choice && "mistakes" in choice)
    return refuse(operation, "invalid", { mistakes: { errors: choice.mistakes } });
  if (choice && "sample" in choice) return succeed(await readSample(operation, choice));
  const answer = choice ? choice.answer : writeEmptyAnswer(operation.answer);
  return answer === undefined ? refuse(operation, "notFound") : succeed(answer);
}

function succeed(return_object: unknown): Envelope {
  return { response_code: "R00", http_code: 200, message: "Success", return_object };
}

/** Reads the fields of a sample that the operation declares; an empty object if the file is missing or invalid. */
async function readSample(
  { answer }: Operation,
  { sample, pick }: { sample: string; pick: (content: unknown) => unknown },
): Promise<unknown> {
  try {
    const text = await readFile(path.join(FOLDER, `${sample}.json`), "utf8");
    return answer.parse(pick(JSON.parse(text))) as unknown;
  } catch (error) {
    reportError(error, { during: `sample ${sample}` });
    return {};
  }
}

/**
 * Writes the emptiest answer that fits an operation's schema: no rows, counts of 0, no optional fields.
 * @returns undefined where a text is required, as in an operation that returns a single thing
 */
function writeEmptyAnswer(shape: z.ZodTypeAny): unknown {
  const parsed = shape.safeParse(empty(shape));
  return parsed.success ? (parsed.data as unknown) : undefined;
}

function empty(shape: z.ZodTypeAny): unknown {
  if (shape instanceof z.ZodObject) {
    const fields = Object.entries(shape.shape as z.ZodRawShape);
    return Object.fromEntries(fields.map(([name, field]) => [name, empty(field)]));
  }
  if (shape instanceof z.ZodArray) return [];
  if (shape instanceof z.ZodRecord) return {};
  if (shape instanceof z.ZodNumber) return shape.minValue ?? 0;
  if (shape instanceof z.ZodBoolean) return false;
  if (shape instanceof z.ZodNullable) return null;
  if (shape instanceof z.ZodLiteral) return shape.value as unknown;
  if (shape instanceof z.ZodEnum) return (shape.options as string[])[0];
  if (shape instanceof z.ZodEffects) return empty(shape._def.schema as z.ZodTypeAny);
  if (shape instanceof z.ZodUnion) return empty((shape.options as z.ZodTypeAny[])[0]!);
  if (shape instanceof z.ZodIntersection)
    return Object.assign({}, empty(shape._def.left as z.ZodTypeAny), empty(shape._def.right as z.ZodTypeAny));
  return undefined;
}
