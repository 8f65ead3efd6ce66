/** Operations that accept the terms and conditions. */
import { z } from "zod";
import type { Operation } from "../wire/operation";
import { LOGGED_IN } from "../wire/role";
import { text } from "../wire/text";
import { userIdSchema } from "./user";
import { writtenUserId } from "./user-operations";

const NOT_A_PATH = "Please give the path of a page, without a query";

const acceptanceSchema = z.object({
  accepted: z.literal(true),
  userId: userIdSchema,
  url: text(200, NOT_A_PATH).describe("the path of the page"),
  browser: text(400),
});

export const termsOperations = {
  acceptTerms: {
    method: "POST",
    path: "/termsandconditions",
    summary: "Notes that the caller accepts the terms and conditions",
    who: LOGGED_IN,
    service: "users",
    stores: true,
    limit: "store",
    refuses: ["notFound"],
    failure: "Unable to accept terms and conditions",
    body: acceptanceSchema.extend({
      url: acceptanceSchema.shape.url.regex(/^\/[A-Za-z0-9_/-]*$/, NOT_A_PATH),
    }),
    answer: acceptanceSchema.extend({ acceptedAt: z.string().describe("ISO 8601") }),
  },
  getTermsAcceptance: {
    method: "GET",
    path: "/termsandconditions/{userId}",
    summary: "When the caller last accepted the terms and conditions",
    who: LOGGED_IN,
    service: "users",
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch terms and conditions",
    params: z.object({ userId: writtenUserId }),
    answer: acceptanceSchema.extend({ acceptedAt: z.string().describe("ISO 8601") }),
  },
} as const satisfies Record<string, Operation>;
