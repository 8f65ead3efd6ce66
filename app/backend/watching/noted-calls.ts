import { createHash } from "node:crypto";
import { parse } from "cookie";
import type { Envelope } from "~/contract/wire/envelope";
import type { Operation } from "~/contract/wire/operation";
import { getCurrentBrowser } from "../http/current-request";
import { getEnvironment } from "../process/environment";
import { singleton } from "../process/singleton";
import { describeShape } from "./describe-shape";

/** A page's call to the services: the operation, its outcome, and the shapes of request and response. */
export type NotedCall = {
  name: string;
  method: string;
  path: string;
  /** The time of its start. */
  at: string;
  milliseconds: number;
  http_code: number;
  response_code: string;
  sent: string[];
  answered: string[];
};

const MOST_CALLS = 50;
const MOST_BROWSERS = 100;
const LONGEST_MILLISECONDS = 12 * 3_600_000;

/** The calls of each browser, newest first; the browser that called last comes last. */
const getNoted = () => singleton("noted calls", () => new Map<string, NotedCall[]>());

/** Whether pages' calls are shown to the browser that opened them (`API_DEBUG`). */
export function showsCalls(): boolean {
  return getEnvironment().API_DEBUG === "on";
}

/**
 * Identifies a browser by its CSRF cookie.
 * @returns undefined where calls are not shown, and for a browser without such a cookie yet
 */
export function browserLabel(cookies: string | undefined): string | undefined {
  const token = showsCalls() ? parse(cookies ?? "").csrf : undefined;
  return token && createHash("sha256").update(token).digest("base64url");
}

/** Makes a call, and where calls are shown notes it for the browser whose page it serves. */
export async function noteCall<Answer extends Envelope>(
  { name, operation, input }: { name: string; operation: Operation; input: object },
  call: () => Promise<Answer>,
): Promise<Answer> {
  const browser = getCurrentBrowser();
  if (!browser) return call();
  const began = Date.now();
  const answer = await call();
  const { method, path } = operation;
  const { http_code, response_code, return_object } = answer;
  addCall(browser, {
    name,
    method,
    path,
    at: new Date(began).toISOString(),
    milliseconds: Date.now() - began,
    http_code,
    response_code,
    sent: describeShape(input),
    answered: describeShape(return_object),
  });
  return answer;
}

function addCall(browser: string, call: NotedCall): void {
  const noted = getNoted();
  const earlier = listNotedCalls(browser);
  noted.delete(browser);
  noted.set(browser, [call, ...earlier].slice(0, MOST_CALLS));
  const [oldest] = noted.keys();
  if (noted.size > MOST_BROWSERS && oldest) noted.delete(oldest);
}

/** Lists the latest calls of a browser's pages, newest first, none older than twelve hours. */
export function listNotedCalls(browser = getCurrentBrowser()): NotedCall[] {
  const since = Date.now() - LONGEST_MILLISECONDS;
  return (getNoted().get(browser ?? "") ?? []).filter(({ at }) => Date.parse(at) > since);
}

/** Deletes the noted calls of the current request's browser. */
export function forgetNotedCalls(): void {
  getNoted().delete(getCurrentBrowser() ?? "");
}
