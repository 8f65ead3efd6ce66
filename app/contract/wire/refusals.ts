import type { ResponseCode } from "./envelope";
import { MOST_PLANS } from "./plan-reference";

export const MOST_MAILED_A_DAY = 10;

/** A refusal in wire form. */
export type Refusal = {
  response_code: Exclude<ResponseCode, "R00" | "R01">;
  http_code: number;
  /** Absent if the operation's `failure` text is used instead. */
  message?: string;
  /** The default number of seconds to wait before retrying; the refusing code may override it. */
  retryAfterSeconds?: number;
};

/** Every reason to refuse a request. A refusal is a response and is never logged as an error. */
export const refusals = {
  malformedJson: { response_code: "R02", http_code: 400, message: "The body is not valid JSON" },
  malformedContextId: { response_code: "R02", http_code: 400, message: "Processcontextid is not a UUID" },
  malformedChannelId: {
    response_code: "R02",
    http_code: 400,
    message: "Channelid must be 1 to 40 letters, digits, - or _, with no six digits in a row",
  },
  wrongMethod: { response_code: "R02", http_code: 405, message: "This address does not take this method" },
  repeatedWithOtherContent: {
    response_code: "R02",
    http_code: 409,
    message: "This Processcontextid was used for another request",
  },
  recommendationPending: {
    response_code: "R02",
    http_code: 409,
    message: "The recommendation is still being worked out: ask again when it is ready",
  },
  recommendationFailed: {
    response_code: "R02",
    http_code: 409,
    message: "The recommendation could not be worked out: ask for it again first",
  },
  recommendationOutdated: {
    response_code: "R02",
    http_code: 409,
    message:
      "The recommendation was worked out by an earlier version of this service, or with what is no longer offered: ask for it again first",
  },
  planChanged: {
    response_code: "R02",
    http_code: 409,
    message: "This plan was changed meanwhile: look at it before you change it",
  },
  termsNeeded: {
    response_code: "R02",
    http_code: 409,
    message: "Accept the terms and conditions first",
  },
  draftOutdated: {
    response_code: "R02",
    http_code: 409,
    message: "A newer draft was saved meanwhile: choose between the two",
  },
  hasClients: {
    response_code: "R02",
    http_code: 409,
    message: "This person still has clients: hand them over first",
  },
  adviserLeft: {
    response_code: "R02",
    http_code: 409,
    message: "This adviser has just stopped advising here: nothing was changed",
  },
  advisesNoLonger: {
    response_code: "R02",
    http_code: 409,
    message: "You no longer advise here in that role, so nothing was changed",
  },
  otherFeesAsked: {
    response_code: "R02",
    http_code: 409,
    message: "Your planner asks for other fees now, so nothing was changed: please look at these first",
  },
  feesAboveLimits: {
    response_code: "R02",
    http_code: 409,
    message: "These fees are above what is allowed now, so nothing was changed: please talk to your planner",
  },
  lastAdministrator: {
    response_code: "R02",
    http_code: 409,
    message: "This is the last system administrator: give somebody else that role first",
  },
  ownAccount: {
    response_code: "R02",
    http_code: 409,
    message: "Your own role and account are changed by another system administrator",
  },
  tooManyLinks: {
    response_code: "R02",
    http_code: 409,
    message: "There are too many open links to this plan: take one back first",
  },
  numberChanged: {
    response_code: "R02",
    http_code: 423,
    message: "The caller's cell number was changed less than a day ago: what cannot be undone has to wait",
  },
  passkeyNeeded: {
    response_code: "R02",
    http_code: 428,
    message: "Whoever works here comes with a passkey: a code alone is not enough",
  },
  lastPasskey: {
    response_code: "R02",
    http_code: 409,
    message: "This is your last passkey, and whoever works here needs one: add another first",
  },
  tooLarge: { response_code: "R02", http_code: 413, message: "The body is larger than 256 KiB" },
  uploadTooLarge: { response_code: "R02", http_code: 413, message: "The file is larger than 2 MB" },
  notJson: { response_code: "R02", http_code: 415, message: "Content-Type has to be application/json" },
  notUpload: {
    response_code: "R02",
    http_code: 415,
    message: "Content-Type has to be multipart/form-data",
  },
  invalid: { response_code: "R02", http_code: 422, message: "Some fields are not valid" },
  rateLimitOfAddress: {
    response_code: "R02",
    http_code: 429,
    message: "Too many requests: try again later",
    retryAfterSeconds: 60,
  },
  rateLimitOfCaller: {
    response_code: "R02",
    http_code: 429,
    message: "You have called too often: try again later",
    retryAfterSeconds: 60,
  },
  // No Retry-After: waiting does not help.
  tooManyPlans: {
    response_code: "R02",
    http_code: 429,
    message: `A guest can have at most ${MOST_PLANS.guest} plans and an account ${MOST_PLANS.account}: change one of them instead`,
  },
  tooManyMailed: {
    response_code: "R02",
    http_code: 429,
    message: `You have emailed ${MOST_MAILED_A_DAY} links in the last 24 hours, which is the most: make a link and send it yourself`,
    retryAfterSeconds: 3_600,
  },
  unauthenticated: { response_code: "R03", http_code: 401, message: "A valid bearer token is required" },
  closedAccount: { response_code: "R03", http_code: 401, message: "The account of this bearer is closed" },
  forbidden: { response_code: "R03", http_code: 403, message: "This bearer may not do this" },
  codeNeeded: {
    response_code: "R03",
    http_code: 403,
    message: "Give a code that was sent a moment ago first",
  },
  passkeyRefused: {
    response_code: "R03",
    http_code: 403,
    message: "This passkey was not accepted: try again, or log in with a code",
  },
  shareCodeNeeded: {
    response_code: "R03",
    http_code: 401,
    message: "Give the code that was sent to the number of the person whom the link is for",
  },
  unknownPath: { response_code: "R04", http_code: 404, message: "There is no such call" },
  notFound: { response_code: "R04", http_code: 404 },
  expired: {
    response_code: "R04",
    http_code: 410,
    message: "This code is no longer valid: ask for a new one",
  },
  gone: {
    response_code: "R04",
    http_code: 410,
    message: "This link is no longer open: ask for another one",
  },
  failed: { response_code: "R04", http_code: 500 },
  busy: {
    response_code: "R04",
    http_code: 503,
    message: "Too much is being worked out at once: try again in a moment",
    retryAfterSeconds: 1,
  },
  unavailable: { response_code: "R04", http_code: 503, retryAfterSeconds: 1 },
} as const satisfies Record<string, Refusal>;

export type RefusalName = keyof typeof refusals;
