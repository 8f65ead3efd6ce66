/** Operations that make a guest, register, log in, renew a session and log out. */
import { z } from "zod";
import type { Operation } from "../wire/operation";
import { text, uuidText } from "../wire/text";
import { loginTypeSchema, userSchema } from "./user";

/** A bearer, opaque to its holder, valid until the given instant (ISO 8601). */
export const tokenSchema = z.object({ bearer_token: z.string(), expires_at: z.string() });

const requestSchema = z.object({ request_id: z.string().uuid() });
const requestQuery = z.object({
  request_id: uuidText("Please give the number of a request"),
});
const nothing = z.object({}).strict();

/** How long a code is valid after it was sent. */
export const CODE_MINUTES = 5;

const NO_TYPE = "Please give a token's type";

export const sessionOperations = {
  getGuestToken: {
    method: "GET",
    path: "/user/guest",
    summary: "A token for a guest, who is not logged in",
    who: "anyone",
    stores: false,
    limit: "session",
    failure: "Unable to get new anonymous token",
    answer: tokenSchema,
  },
  refreshToken: {
    method: "GET",
    path: "/user/token/refresh",
    summary:
      "The next token of the same person; the old one works until the next was used, and 60 seconds more. Asked again with the old one, it answers the same successor",
    who: "renewable bearer",
    stores: false,
    isBeforePasskey: true,
    limit: "session",
    failure: "Unable to refresh session",
    query: z.object({
      type: z
        .enum(["guest", ...loginTypeSchema.options], { errorMap: () => ({ message: NO_TYPE }) })
        .default("guest"),
    }),
    answer: tokenSchema,
  },
  register: {
    method: "POST",
    path: "/user/register",
    summary:
      "Sends a code to a cell number that is to belong to an ID number; answers the same for a known ID number",
    who: ["guest"],
    stores: "computed",
    limit: "session",
    mayBeUnderWay: true,
    refuses: ["unavailable"],
    failure: "Unable to register",
    body: z.object({ cell_number: text(40), rsa_id_number: text(40) }),
    answer: requestSchema,
  },
  getRegistrationStatus: {
    method: "GET",
    path: "/user/registration/status",
    summary: "Whether the code of a registration was given; R01 until then",
    who: ["guest"],
    stores: false,
    mayBeUnderWay: true,
    refuses: ["notFound", "expired"],
    failure: "Unable to register",
    query: requestQuery,
    answer: nothing,
  },
  resendRegistrationCode: {
    method: "GET",
    path: "/user/registration/otp",
    summary: "Sends another code for a registration",
    who: ["guest"],
    stores: "computed",
    refuses: ["notFound", "expired", "rateLimitOfAddress", "unavailable"],
    failure: "Unable to send a code",
    query: requestQuery,
    answer: nothing,
  },
  getLoginToken: {
    method: "GET",
    path: "/user/login/token",
    summary: "A token that continues the login of an ID number; answers the same for an unknown one",
    who: ["guest"],
    stores: true,
    limit: "session",
    failure: "Unable to log in",
    headers: z.object({ Rsaidnr: text(40, undefined, { required_error: "Please give an ID number" }) }),
    answer: requestSchema.extend({ token: z.string() }),
  },
  getLoginStatus: {
    method: "GET",
    path: "/user/login/status",
    summary: "Whether the code of a login was given; R01 until then",
    who: ["guest"],
    stores: false,
    mayBeUnderWay: true,
    refuses: ["notFound", "expired"],
    failure: "Unable to log in",
    query: requestQuery,
    answer: nothing,
  },
  logIn: {
    method: "GET",
    path: "/user/login/{type}",
    summary:
      "Sends a code at first (R01); once it was given, hands out a bearer. After a registration that the same guest just verified, hands it out at once",
    who: ["guest"],
    stores: "computed",
    mayBeUnderWay: true,
    refuses: ["notFound", "expired", "rateLimitOfAddress", "unavailable"],
    failure: "Unable to log in",
    params: z.object({ type: loginTypeSchema }),
    headers: z.object({ Token: text(200, undefined, { required_error: "Please give the login's token" }) }),
    answer: z.union([tokenSchema.extend({ user: userSchema }), nothing]),
  },
  resendLoginCode: {
    method: "GET",
    path: "/user/login/otp/{type}",
    summary: "Sends another code for a login",
    who: ["guest"],
    stores: "computed",
    refuses: ["notFound", "expired", "rateLimitOfAddress", "unavailable"],
    failure: "Unable to send a code",
    params: z.object({ type: loginTypeSchema }),
    query: requestQuery,
    answer: nothing,
  },
  verifyCode: {
    method: "POST",
    path: "/user/verify/otp",
    summary: "Gives the code that was sent; after five wrong ones the request is dead",
    who: "bearer",
    stores: "computed",
    refuses: ["notFound", "expired"],
    failure: "Unable to check the code",
    body: z.object({ token_request_id: uuidText(), otp: text(40) }),
    answer: nothing,
  },
  logOut: {
    method: "GET",
    path: "/user/logout",
    summary: "Ends the caller's session; all sessions of the person with `everywhere`",
    who: "bearer",
    stores: false,
    isBeforePasskey: true,
    failure: "Unable to logout",
    query: z.object({
      step: text(40).optional().describe("the kind of page: recommendation or decision, which is logged"),
      everywhere: z.literal("yes").optional(),
    }),
    answer: nothing,
  },
} as const satisfies Record<string, Operation>;
