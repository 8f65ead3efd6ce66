import { z } from "zod";

/** R00 success, R01 still processing, R02 bad request, R03 not allowed, R04 not found or failed. */
export type ResponseCode = "R00" | "R01" | "R02" | "R03" | "R04";

/** The mistakes of a rejected body or query, named by wire field. */
export const mistakesSchema = z.object({
  errors: z.array(
    z.object({
      path: z.string(),
      message: z.string(),
      nearest: z
        .array(z.number())
        .describe("of a number of which only some are allowed: those around it, in its unit")
        .optional(),
    }),
  ),
});
export type Mistakes = z.infer<typeof mistakesSchema>;

/** An answer to a call that was done (R00) or accepted (R01). */
type Success<ReturnObject> = {
  response_code: "R00" | "R01";
  http_code: number;
  message: string;
  return_object: ReturnObject;
  /** Which version of an answer this is; on the wire the header ETag. */
  version?: string;
};

/** An answer to a call that was refused; `return_object` holds the mistakes when there are any to name. */
export type Rejection = {
  response_code: "R02" | "R03" | "R04";
  http_code: number;
  message: string;
  return_object: Mistakes | null;
  /** For a caller whose call got no answer of the wire; never sent on the wire itself. */
  isUnanswered?: true;
  /** Seconds after which to ask again; on the wire the header Retry-After. */
  retryAfterSeconds?: number;
};

/** What the message of a failure is where the service that failed has not said a word. */
export const NO_WORDS = { empty: "Empty response", unknown: "Unknown error" } as const;

/** The answer to every call. */
export type Envelope<ReturnObject = unknown> = Success<ReturnObject> | Rejection;

/** Tells whether a call was done or accepted, so that `return_object` is what the operation declares. */
export function isSuccess<ReturnObject>(answer: Envelope<ReturnObject>): answer is Success<ReturnObject> {
  return answer.response_code === "R00" || answer.response_code === "R01";
}

/**
 * Tells whether a status read says that the work itself failed, which is unknown if the service could not be asked.
 */
export function hasFailed(answer: Envelope): boolean {
  return !isSuccess(answer) && answer.http_code === 500;
}

const head = { http_code: z.number().int(), message: z.string() };

/** The shape of a refused call's answer. */
export const rejectionSchema = z.object({
  response_code: z.enum(["R02", "R03", "R04"]),
  ...head,
  return_object: mistakesSchema.nullable(),
});

/** The shape of a done or accepted call's answer, `return_object` being of the given shape. */
export function successOf<Shape extends z.ZodTypeAny>(returnObject: Shape) {
  return z.object({ response_code: z.enum(["R00", "R01"]), ...head, return_object: returnObject });
}
