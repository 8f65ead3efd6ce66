import { NO_WORDS, type Rejection } from "~/contract/wire/envelope";
import type { Operation } from "~/contract/wire/operation";
import { getCurrentRequestId } from "../http/current-request";
import { reportError } from "../log/report-error";

/** The facts about a call whose response violated the wire contract or never came. */
type Failure = { text?: string; content?: unknown; status?: number; cause?: unknown };

/** Retryable, because the services may be in the middle of a deployment. */
const UNANSWERED = {
  response_code: "R04",
  http_code: 503,
  return_object: null,
  retryAfterSeconds: 10,
  isUnanswered: true,
} as const;

/** Reports a call that failed outside the wire contract; the rejection quotes the failed service. */
export function failCall({ method, path }: Operation, { text, content, status, cause }: Failure): Rejection {
  const message = text ? findWords(content) : NO_WORDS.empty;
  const error = new Error(status === undefined ? message : `${message} (status ${status})`, { cause });
  reportError(error, { requestId: getCurrentRequestId(), during: `${method} ${path}` });
  return { ...UNANSWERED, message };
}

/** Fields in which foreign services put their error message, in order of preference. */
const PLACES_OF_WORDS = ["message", "httpMessage", "moreInformation"];
const LONGEST_WORDS = 200;

/**
 * Possible personal or secret content: words too long to be words (tokens, also once encoded), email
 * addresses, and six digits or more, however they are grouped (ID numbers, telephone numbers, dates,
 * amounts).
 */
const PERSONAL = [/\S{24,}/g, /(?<!\S)\S*@\S*/g, /\p{Nd}(?:[^\p{L}\p{Nd}…]{0,3}\p{Nd}){5,}/gu];

/** Extracts a failed response's message, redacted because it is logged. */
function findWords(content: unknown): string {
  const words = PLACES_OF_WORDS.map((place) => readText(content, place)).find(Boolean);
  if (!words) return NO_WORDS.unknown;
  return PERSONAL.reduce((text, pattern) => text.replace(pattern, "…"), words).slice(0, LONGEST_WORDS);
}

function readText(content: unknown, place: string): string | undefined {
  if (typeof content !== "object" || content === null) return undefined;
  const text: unknown = Reflect.get(content, place);
  return typeof text === "string" ? text.trim() : undefined;
}
