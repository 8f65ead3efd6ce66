import fc from "fast-check";
import { z } from "zod";

/** Texts that clients have sent instead of a date, a name or a number, and valid ones. */
const TEXTS = [
  ...[
    "",
    " ",
    "\u0000",
    "Thandi\u0000",
    "\ud800",
    "😀".repeat(300),
    "a\r\nb",
    "..",
    "%00",
    "x".repeat(70_000),
  ],
  ...[
    "01/01/0000",
    "31/12/9999",
    "29/02/2027",
    "29/02/1964",
    "01/03/1963",
    "2026-11-20",
    "2026-11-20T08:00:00.000Z",
  ],
  ...[
    "yes",
    "no",
    "-1",
    "1e309",
    "NaN",
    "9223372036854775808",
    "8001015009087",
    "0821234567",
    "thandi@example.org",
  ],
  ...["__proto__", "constructor", "' or 1=1 --", "<script>", "${1}", "null", "undefined"],
];
const NUMBERS = [0, -0, 1, -1, 0.1, 55, 101, 1e5, 4.2e6, 1e12, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, 5e-324];

const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: "binary", maxLength: 40 }), fc.string());
const number = fc.oneof(fc.constantFrom(...NUMBERS), fc.integer(), fc.double({ noNaN: true }));

/** Any JSON value, some of them very deep. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.oneof(text, number, fc.boolean(), fc.constant(null)) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(20, 500).map(nest) },
);

function nest(depth: number): unknown {
  let nested: unknown = 1;
  for (let level = 0; level < depth; level += 1) nested = [nested];
  return nested;
}

/** Values of a shape, in which any part at any depth is sometimes replaced by any other value. */
export function writeShape(shape: z.ZodTypeAny): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 11, arbitrary: writeMeant(shape) }, { weight: 1, arbitrary: anything });
}

function writeMeant(shape: z.ZodTypeAny): fc.Arbitrary<unknown> {
  if (shape instanceof z.ZodObject) return writeObject(shape.shape as z.ZodRawShape);
  if (shape instanceof z.ZodArray)
    return fc.array(writeShape(shape.element as z.ZodTypeAny), { maxLength: 4 });
  if (shape instanceof z.ZodEffects) return writeMeant(shape._def.schema as z.ZodTypeAny);
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable)
    return writeMeant(shape.unwrap() as z.ZodTypeAny);
  if (shape instanceof z.ZodDefault) return writeMeant(shape.removeDefault() as z.ZodTypeAny);
  if (shape instanceof z.ZodUnion || shape instanceof z.ZodDiscriminatedUnion)
    return fc.oneof(...[...(shape.options as z.ZodTypeAny[])].map(writeMeant));
  if (shape instanceof z.ZodIntersection)
    return fc
      .tuple(writeMeant(shape._def.left as z.ZodTypeAny), writeMeant(shape._def.right as z.ZodTypeAny))
      .map(([left, right]) => Object.assign({}, left, right) as object);
  if (shape instanceof z.ZodEnum) return fc.constantFrom(...(shape.options as string[]));
  if (shape instanceof z.ZodLiteral) return fc.constant(shape.value);
  if (shape instanceof z.ZodRecord)
    return fc.dictionary(text, writeShape(shape.valueSchema as z.ZodTypeAny), { maxKeys: 4 });
  if (shape instanceof z.ZodBoolean) return fc.boolean();
  if (shape instanceof z.ZodNumber) return number;
  return shape instanceof z.ZodString ? text : anything;
}

function writeObject(fields: z.ZodRawShape): fc.Arbitrary<unknown> {
  const written = Object.entries(fields).map(([name, field]) => [name, writeShape(field)] as const);
  return fc.record(Object.fromEntries(written), { requiredKeys: [] });
}

/** The paths at which a shape takes a text. */
export function listTextPlaces(shape: z.ZodTypeAny | undefined): string[][] {
  if (!shape) return [];
  const places = listParts(shape).flatMap(([step, part]) =>
    part instanceof z.ZodString ? [step] : listTextPlaces(part).map((rest) => [...step, ...rest]),
  );
  return [...new Map(places.map((place) => [place.join("."), place])).values()];
}

/** The shapes directly inside a shape, each with the step that leads to it. */
function listParts(shape: z.ZodTypeAny): (readonly [step: string[], part: z.ZodTypeAny])[] {
  if (shape instanceof z.ZodObject)
    return Object.entries(shape.shape as z.ZodRawShape).map(([name, part]) => [[name], open(part)]);
  if (shape instanceof z.ZodArray) return [[["0"], open(shape.element as z.ZodTypeAny)]];
  if (shape instanceof z.ZodRecord) return [[["x"], open(shape.valueSchema as z.ZodTypeAny)]];
  if (shape instanceof z.ZodUnion || shape instanceof z.ZodDiscriminatedUnion)
    return [...(shape.options as z.ZodTypeAny[])].map((option) => [[], open(option)]);
  const inner = open(shape);
  return inner === shape ? [] : [[[], inner]];
}

/** The shape of the value as it is sent, without effects, and neither optional nor nullable. */
function open(shape: z.ZodTypeAny): z.ZodTypeAny {
  if (shape instanceof z.ZodEffects) return open(shape.innerType() as z.ZodTypeAny);
  if (shape instanceof z.ZodPipeline) return open(shape._def.in as z.ZodTypeAny);
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable)
    return open(shape.unwrap() as z.ZodTypeAny);
  return shape instanceof z.ZodDefault ? open(shape.removeDefault() as z.ZodTypeAny) : shape;
}

/** Copies a value with another one put at a path, which may not exist yet. */
export function putAt(value: unknown, [step, ...rest]: readonly string[], other: unknown): unknown {
  if (step === undefined) return other;
  const held = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const put = putAt(held[step], rest, other);
  return step === "0" ? [put] : { ...held, [step]: put };
}

/** JSON text with a piece missing, repeated or replaced; or one nested far too deep for a body. */
export function breakText(json: string): fc.Arbitrary<string> {
  const place = fc.nat(json.length);
  const instead = fc.oneof(fc.constant(""), fc.string({ maxLength: 3 }), fc.constant(json.slice(0, 200)));
  const broken = fc
    .tuple(place, place, instead)
    .map(
      ([one, other, piece]) => json.slice(0, Math.min(one, other)) + piece + json.slice(Math.max(one, other)),
    );
  const deep = fc.constantFrom(`${"[".repeat(50_000)}1${"]".repeat(50_000)}`, '{"a":'.repeat(20_000));
  return fc.oneof({ weight: 9, arbitrary: broken }, { weight: 1, arbitrary: deep });
}
