import { createHash } from "node:crypto";
import { parse } from "cookie";
import type { Envelope } from "~/contract/wire/envelope";
import type { Operation } from "~/contract/wire/operation";
import { getCurrentBrowser } from "../http/current-request";
import { getEnvironment } from "../process/environment";
import { keepOne } from "../process/singleton";
import { describeShape } from "./describe-shape";

/** A call of a page to the services: what was called and how it ended, and the shapes of both ways. */
export type NotedCall = {
  name: string;
  method: string;
  path: string;
  /** When it began. */
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
const getNoted = () => keepOne("noted calls", () => new Map<string, NotedCall[]>());

/** Whether the calls of pages are shown to the browser that opened them (`API_DEBUG`). */
export function showsCalls(): boolean {
  return getEnvironment().API_DEBUG === "on";
}

/**
 * Tells one browser's calls from another's by the cookie that protects its forms.
 * @returns undefined where calls are not shown, and for a browser that carries no such cookie yet
 */
export function nameBrowser(cookies: string | undefined): string | undefined {
  const token = showsCalls() ? parse(cookies ?? "").csrf : undefined;
  return token && createHash("sha256").update(token).digest("base64url");
}

/** Makes a call, and notes it for the browser whose page it serves where calls are shown. */
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

/** The last calls of the pages of a browser, newest first, none older than twelve hours. */
export function listNotedCalls(browser = getCurrentBrowser()): NotedCall[] {
  const since = Date.now() - LONGEST_MILLISECONDS;
  return (getNoted().get(browser ?? "") ?? []).filter(({ at }) => Date.parse(at) > since);
}

/** Forgets the calls of the browser whose request this is. */
export function forgetNotedCalls(): void {
  getNoted().delete(getCurrentBrowser() ?? "");
}
