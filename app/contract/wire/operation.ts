import type { z } from "zod";
import type { RefusalName } from "./refusals";
import { ROLES } from "./role";
import type { Role } from "./role";

/**
 * Who may call: anyone; anyone with a valid bearer; also a caller whose bearer has expired but may still be renewed;
 * or people in certain roles. Which plans they may see or change is decided for each plan.
 */
export type Audience = "anyone" | "bearer" | "renewable bearer" | readonly Role[];

/** The services that may have an address of their own. */
export type ServiceName = "users" | "fees" | "features";

/** What a call may contain, each part with a shape of its own. */
export const INPUTS = ["params", "query", "headers", "body"] as const;

/** The rate limit that counts a call; `backend/limits` says how much each one allows. */
export type Limit =
  "session" | "store" | "check" | "import" | "calculate" | "market" | "code" | "message" | "share";

type Shapes = {
  /** The parts of the path in braces. */
  params?: z.AnyZodObject;
  query?: z.AnyZodObject;
  /** Headers that the operation itself reads, by their names. */
  headers?: z.AnyZodObject;
  body?: z.ZodTypeAny;
  answer: z.ZodTypeAny;
};

/** A call of the wire API, declared once: parsing, authorisation, idempotency, logging and the OpenAPI document read it. */
export type Operation = Shapes & {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/api`; a part in braces is one of `params`. */
  path: `/${string}`;
  summary: string;
  who: Audience;
  /** Which service answers, when it has an address of its own; else the backend does. */
  service?: ServiceName;
  /**
   * Stores something, so that a repeated Processcontextid gets the first answer. What takes long to compute is
   * `computed` first, while no transaction waits for it.
   */
  keeps: boolean | "computed";
  /** Cannot be undone, so that it waits for a day after the caller's cell number was changed (`numberChanged`). */
  isFinal?: boolean;
  /** For staff who came with a code where the site asks a passkey of them (`passkeyNeeded`): what leads to one, or away. */
  isBeforePasskey?: boolean;
  /** Absent for a call that only reads. */
  limit?: Limit;
  /** Whether it may answer that the work is still in progress (R01). */
  mayBeUnderWay?: boolean;
  /**
   * Whether an answer that is done has a version (`ETag`), so that a caller who still keeps it and says so
   * (`If-None-Match`) is told that it is the newest (304) rather than sent it again.
   */
  isVersioned?: boolean;
  /** Whether the body is a form with one file (multipart/form-data); its field then holds the file's bytes, base64. */
  isUpload?: boolean;
  /** Whether an answer without a body is a success, whatever its status. */
  mayBeEmpty?: boolean;
  /** How its own handler refuses, besides the refusals that follow from its shapes, its audience and its storing. */
  refuses?: readonly RefusalName[];
  /** The catalogue's text for a failure on our side. */
  failure: string;
};

/** Operations by name. */
export type OperationTable = Readonly<Record<string, Operation>>;

/** The roles that may call; undefined if not even a bearer is needed. */
export function listRoles({ who }: Pick<Operation, "who">): readonly Role[] | undefined {
  if (who === "anyone") return undefined;
  return typeof who === "string" ? ROLES : who;
}

type Input = (typeof INPUTS)[number];
type ShapeOf<O, Name extends Input> = O extends { [Key in Name]: infer Shape extends z.ZodTypeAny }
  ? Shape
  : never;

type Parsed<Shape extends z.ZodTypeAny> = [Shape] extends [never] ? undefined : z.output<Shape>;

/** What a handler gets and what a caller is answered: the shapes as parsed. */
export type ParamsOf<O> = Parsed<ShapeOf<O, "params">>;
export type QueryOf<O> = Parsed<ShapeOf<O, "query">>;
export type HeadersOf<O> = Parsed<ShapeOf<O, "headers">>;
export type BodyOf<O> = Parsed<ShapeOf<O, "body">>;
export type AnswerOf<O extends Operation> = z.output<O["answer"]>;

/** A number in an address or a header is text; the caller may pass the number. */
type Written<Fields> = { [Key in keyof Fields]: Fields[Key] | (string extends Fields[Key] ? number : never) };

type Given<Name extends string, Content> = [Content] extends [never]
  ? { [Key in Name]?: undefined }
  : object extends Content
    ? { [Key in Name]?: Content }
    : { [Key in Name]: Content };

/** What a caller passes in: the shapes before defaults are filled in. */
export type InputOf<O> = Given<"params", Written<z.input<ShapeOf<O, "params">>>> &
  Given<"query", Written<z.input<ShapeOf<O, "query">>>> &
  Given<"headers", Written<z.input<ShapeOf<O, "headers">>>> &
  Given<"body", z.input<ShapeOf<O, "body">>>;
