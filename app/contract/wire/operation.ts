import type { z } from "zod";
import type { RefusalName } from "./refusals";
import { type Role, ROLES } from "./role";

/**
 * Permitted callers: anyone; anyone with a valid bearer; also with an expired bearer that may still be
 * renewed; or people in certain roles. Access to a plan is checked for each plan.
 */
export type Audience = "anyone" | "bearer" | "renewable bearer" | readonly Role[];

/** The services that may have a URL of their own. */
export type ServiceName = "users" | "fees" | "features";

/** The parts of a request, each with its own schema. */
export const INPUTS = ["params", "query", "headers", "body"] as const;

/** The rate limit that a request counts towards; `backend/limits` sets each one's quota. */
export type Limit =
  "session" | "store" | "check" | "import" | "calculate" | "market" | "code" | "message" | "share";

type Shapes = {
  /** The path's parts in braces. */
  params?: z.AnyZodObject;
  query?: z.AnyZodObject;
  /** Headers that the operation itself reads, by name. */
  headers?: z.AnyZodObject;
  body?: z.ZodTypeAny;
  answer: z.ZodTypeAny;
};

/** A call of the wire API, declared once for parsing, authorisation, idempotency, logging and OpenAPI. */
export type Operation = Shapes & {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/api`; a part in braces is one of `params`. */
  path: `/${string}`;
  summary: string;
  who: Audience;
  /** The service that responds, if it has a URL of its own; else the backend does. */
  service?: ServiceName;
  /**
   * Stores something, so that a request with a repeated Processcontextid gets the first response. A
   * `computed` operation does its long calculation before the transaction begins.
   */
  stores: boolean | "computed";
  /** Cannot be undone, so it is refused for a day after a change of cell number (`numberChanged`). */
  isFinal?: boolean;
  /** Open to staff who still lack a required passkey (`passkeyNeeded`): adds one, renews or ends the session. */
  isBeforePasskey?: boolean;
  /** Absent for an operation that only reads. */
  limit?: Limit;
  /** Whether it may respond that the work is still in progress (R01). */
  mayBeUnderWay?: boolean;
  /** Whether a successful response has an `ETag`, so that a matching `If-None-Match` gets 304. */
  isVersioned?: boolean;
  /** Whether the body is multipart/form-data with one file, whose field then holds its bytes as base64. */
  isUpload?: boolean;
  /** Whether a response without a body is a success, whatever its status. */
  mayBeEmpty?: boolean;
  /** Refusals by its own handler, besides those that follow from its schemas, its audience and its storing. */
  refuses?: readonly RefusalName[];
  /** The message for an internal failure. */
  failure: string;
};

export type OperationTable = Readonly<Record<string, Operation>>;

/** The roles that may call; undefined if no bearer is needed. */
export function listRoles({ who }: Pick<Operation, "who">): readonly Role[] | undefined {
  if (who === "anyone") return undefined;
  return typeof who === "string" ? ROLES : who;
}

type Input = (typeof INPUTS)[number];
type ShapeOf<O, Name extends Input> = O extends { [Key in Name]: infer Shape extends z.ZodTypeAny }
  ? Shape
  : never;

type Parsed<Shape extends z.ZodTypeAny> = [Shape] extends [never] ? undefined : z.output<Shape>;

/** A handler's input and a caller's response: the schemas' output. */
export type ParamsOf<O> = Parsed<ShapeOf<O, "params">>;
export type QueryOf<O> = Parsed<ShapeOf<O, "query">>;
export type HeadersOf<O> = Parsed<ShapeOf<O, "headers">>;
export type BodyOf<O> = Parsed<ShapeOf<O, "body">>;
export type AnswerOf<O extends Operation> = z.output<O["answer"]>;

/** A number in an address or a header is text on the wire; the caller may pass the number. */
type Written<Fields> = { [Key in keyof Fields]: Fields[Key] | (string extends Fields[Key] ? number : never) };

type Given<Name extends string, Content> = [Content] extends [never]
  ? { [Key in Name]?: undefined }
  : object extends Content
    ? { [Key in Name]?: Content }
    : { [Key in Name]: Content };

/** A caller's input: the schemas' input, before defaults. */
export type InputOf<O> = Given<"params", Written<z.input<ShapeOf<O, "params">>>> &
  Given<"query", Written<z.input<ShapeOf<O, "query">>>> &
  Given<"headers", Written<z.input<ShapeOf<O, "headers">>>> &
  Given<"body", z.input<ShapeOf<O, "body">>>;
