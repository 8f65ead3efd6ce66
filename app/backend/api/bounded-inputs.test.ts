import { expect, test } from "vitest";
import { z } from "zod";
import { channelIdSchema, processContextIdSchema } from "~/contract/wire/call-headers";
import { INPUTS, type Operation } from "~/contract/wire/operation";
import { operations } from "~/contract/operations";
import { listParts } from "./carry-descriptions";

/** Longer than any call, or a picture in one. */
const HUGE = "x".repeat(3_000_000);

/** Whether a text that is too long fails at once, before any other check. */
function isJudgedByLengthFirst(shape: z.ZodString): boolean {
  let isLookedAt = false;
  const looking = shape.superRefine(() => {
    isLookedAt = true;
  });
  const issues = looking.safeParse(HUGE).error?.issues ?? [];
  return issues.length === 1 && issues[0]?.code === "too_big" && !isLookedAt;
}

const isBetween = ({ minValue, maxValue }: z.ZodNumber) =>
  Number.isFinite(minValue ?? NaN) && Number.isFinite(maxValue ?? NaN);

function judge(shape: z.ZodTypeAny): string | undefined {
  if (shape instanceof z.ZodString) return isJudgedByLengthFirst(shape) ? undefined : "a text of any length";
  if (shape instanceof z.ZodNumber) return isBetween(shape) ? undefined : "a number of any size";
  const isAnything =
    shape instanceof z.ZodAny || shape instanceof z.ZodUnknown || shape instanceof z.ZodBigInt;
  return isAnything ? "anything at all" : undefined;
}

/** Lists the unbounded parts of a schema by their path. */
function listUnbounded(shape: z.ZodTypeAny, place: string): string[] {
  const found = judge(shape);
  const parts =
    shape instanceof z.ZodObject
      ? Object.entries(shape.shape as z.ZodRawShape).map(
          ([name, part]) => [part, `${place}.${name}`] as const,
        )
      : listParts(shape).map((part) => [part, place] as const);
  return [
    ...(found ? [`${place}: ${found}`] : []),
    ...parts.flatMap(([part, at]) => listUnbounded(part, at)),
  ];
}

function listUnboundedOf(name: string, operation: Pick<Operation, (typeof INPUTS)[number]>): string[] {
  return INPUTS.flatMap((input) => {
    const shape = operation[input];
    return shape ? listUnbounded(shape, `${name} ${input}`) : [];
  });
}

test("every text of a call has a length that is judged first, and every number a least and a largest", () => {
  expect(Object.entries<Operation>(operations).flatMap(([name, of]) => listUnboundedOf(name, of))).toEqual(
    [],
  );
  for (const header of [processContextIdSchema, channelIdSchema])
    expect(listUnbounded(header, "")).toEqual([]);
});

test("a text or number that somebody declares without one is found, however deep", () => {
  const query = z.object({
    id: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().int().positive()),
  });
  const body = z.union([
    z.object({ label: z.string().max(60).regex(/x/).optional() }),
    z.preprocess((sent) => sent, z.array(z.object({ shares: z.record(z.unknown()) }))),
  ]);
  expect(listUnboundedOf("planted", { query, body })).toEqual([
    "planted query.id: a text of any length",
    "planted query.id: a number of any size",
    "planted body.label: a text of any length",
    "planted body.shares: a text of any length",
    "planted body.shares: anything at all",
  ]);
});
