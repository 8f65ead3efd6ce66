import type { z } from "zod";
import type { RefusalName } from "./refusals";

/**
 * Who may ask: anybody; whoever carries a valid bearer (guests on their own plans); or also somebody whose bearer ran
 * out but may still be renewed.
 */
export type Audience = "anyone" | "bearer" | "renewable bearer";

/** Which of the limits on how often something may be asked counts a call; `backend/limits` says how much each allows. */
export type Limit = "session" | "store" | "calculate";

type Shapes = {
  query?: z.AnyZodObject;
  body?: z.ZodTypeAny;
  answer: z.ZodTypeAny;
};

/** A call of the wire API, declared once: parsing, authorisation, idempotency, logging and the OpenAPI document read it. */
export type Operation = Shapes & {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/api`. */
  path: `/${string}`;
  summary: string;
  who: Audience;
  /**
   * Keeps something, so that a repeated Processcontextid answers what the first one did. What takes long to compute is
   * `computed` first, while no transaction waits for it.
   */
  keeps: boolean | "computed";
  /** Left out where a call only reads. */
  limit?: Limit;
  /** How its own handler refuses, beside what its shapes, its audience and its keeping bring with them. */
  refuses?: readonly RefusalName[];
  /** The catalogue's text when this call fails for a reason of ours. */
  failure: string;
};

type QueryShape<O> = O extends { query: infer Query extends z.ZodTypeAny } ? Query : never;
type BodyShape<O> = O extends { body: infer Body extends z.ZodTypeAny } ? Body : never;

/** What a handler is given and what a caller is answered: the shapes as parsed. */
export type QueryOf<O> = [QueryShape<O>] extends [never] ? undefined : z.output<QueryShape<O>>;
export type BodyOf<O> = [BodyShape<O>] extends [never] ? undefined : z.output<BodyShape<O>>;
export type AnswerOf<O extends Operation> = z.output<O["answer"]>;

/** A number in an address is a text; whoever calls may hand over the number. */
type Written<Query> = { [Key in keyof Query]: Query[Key] | (string extends Query[Key] ? number : never) };

type Given<Name extends string, Input> = [Input] extends [never]
  ? { [Key in Name]?: undefined }
  : object extends Input
    ? { [Key in Name]?: Input }
    : { [Key in Name]: Input };

/** What a caller hands over: the shapes before defaults are filled in. */
export type InputOf<O> = Given<"query", Written<z.input<QueryShape<O>>>> &
  Given<"body", z.input<BodyShape<O>>>;
