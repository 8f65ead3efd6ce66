import { z } from "zod";

/** R00 success, R01 still processing, R02 bad request, R03 not allowed, R04 not found or failed. */
export type ResponseCode = "R00" | "R01" | "R02" | "R03" | "R04";

/** The mistakes of a refused body or query, by wire field. */
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

/** The response to a request that was done (R00) or accepted (R01). */
type Success<ReturnObject> = {
  response_code: "R00" | "R01";
  http_code: number;
  message: string;
  return_object: ReturnObject;
  /** The response's version, sent as the header ETag. */
  version?: string;
};

/** The response to a refused request; `return_object` holds its mistakes, if any. */
export type Rejection = {
  response_code: "R02" | "R03" | "R04";
  http_code: number;
  message: string;
  return_object: Mistakes | null;
  /** Set by a client that got no wire response; never sent. */
  isUnanswered?: true;
  /** Seconds to wait before retrying, sent as the header Retry-After. */
  retryAfterSeconds?: number;
};

/** Messages for a failed service that returned none. */
export const NO_WORDS = { empty: "Empty response", unknown: "Unknown error" } as const;

/** The response to every request. */
export type Envelope<ReturnObject = unknown> = Success<ReturnObject> | Rejection;

/** Whether a request was done or accepted, so that `return_object` is what the operation declares. */
export function isSuccess<ReturnObject>(answer: Envelope<ReturnObject>): answer is Success<ReturnObject> {
  return answer.response_code === "R00" || answer.response_code === "R01";
}

/** Whether a status response says that the work itself failed; false if the service could not be reached. */
export function hasFailed(answer: Envelope): boolean {
  return !isSuccess(answer) && answer.http_code === 500;
}

const head = { http_code: z.number().int(), message: z.string() };

export const rejectionSchema = z.object({
  response_code: z.enum(["R02", "R03", "R04"]),
  ...head,
  return_object: mistakesSchema.nullable(),
});

/** The schema of a success with the given `return_object`. */
export function successOf<Shape extends z.ZodTypeAny>(returnObject: Shape) {
  return z.object({ response_code: z.enum(["R00", "R01"]), ...head, return_object: returnObject });
}
