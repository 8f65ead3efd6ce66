import { NO_WORDS } from "~/contract/wire/envelope";
import type { Rejection } from "~/contract/wire/envelope";
import type { Operation } from "~/contract/wire/operation";
import { getCurrentRequestId } from "../http/current-request";
import { reportError } from "../log/report-error";

/** What is known of a call that was not answered as the wire answers: what came instead, or why nothing did. */
type Failure = { text?: string; content?: unknown; status?: number; cause?: unknown };

/** It may pass: whoever runs the services may be putting others in their place. */
const UNANSWERED = {
  response_code: "R04",
  http_code: 503,
  return_object: null,
  retryAfterSeconds: 10,
  isUnanswered: true,
} as const;

/** Reports that a call was not answered as the wire answers, and says so with the words of the service that failed. */
export function failCall({ method, path }: Operation, { text, content, status, cause }: Failure): Rejection {
  const message = text ? findWords(content) : NO_WORDS.empty;
  const error = new Error(status === undefined ? message : `${message} (status ${status})`, { cause });
  reportError(error, { requestId: getCurrentRequestId(), during: `${method} ${path}` });
  return { ...UNANSWERED, message };
}

/** Where foreign services say what went wrong, in the order in which we look. */
const PLACES_OF_WORDS = ["message", "httpMessage", "moreInformation"];
const LONGEST_WORDS = 200;

/**
 * What could be personal or secret in them: words too long to be words (tokens, also once encoded), email addresses,
 * and six digits or more, however they are grouped (ID numbers, telephone numbers, dates, amounts).
 */
const PERSONAL = [/\S{24,}/g, /(?<!\S)\S*@\S*/g, /\p{Nd}(?:[^\p{L}\p{Nd}…]{0,3}\p{Nd}){5,}/gu];

/** The words of a failed answer, without what could be personal, because they are logged. */
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
