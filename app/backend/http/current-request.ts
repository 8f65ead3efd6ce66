import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { keepOne } from "../process/singleton";

/** What is known about a request wherever it is handled. */
export type CurrentRequest = {
  id: string;
  address: string;
  /** Whether it comes from a browser on this machine, and nothing in between has passed it on. */
  isFromThisMachine: boolean;
  /** Tells the browser from others where the calls of pages are shown to it. */
  browser?: string;
  /** Takes back the policy that its answer has if it is no page. */
  forgetPolicy?: () => void;
  /** The pattern of its page or call, where that has noted it; else the address tells it. */
  route?: string;
};

export const REQUEST_ID_HEADER = "x-request-id";

function getState() {
  return keepOne("requests", () => ({
    inProgress: new Map<string, CurrentRequest>(),
    current: new AsyncLocalStorage<CurrentRequest>(),
  }));
}

/** Makes a request the current one for everything that handles it. An id that the client sent is not believed. */
export function enterRequest(request: IncomingMessage, current: CurrentRequest): void {
  const state = getState();
  request.headers[REQUEST_ID_HEADER] = current.id;
  state.inProgress.set(current.id, current);
  state.current.enterWith(current);
}

/** Notes that a request is finished. */
export function leaveRequest({ id }: CurrentRequest): void {
  getState().inProgress.delete(id);
}

/** The id under which a request is logged. Pages show it when something breaks. */
export function getRequestId(request: Request): string | undefined {
  return request.headers.get(REQUEST_ID_HEADER) ?? undefined;
}

/** Tells whether a request that is being answered comes from a browser on this machine. */
export function isRequestFromThisMachine(request: Request): boolean {
  return getState().inProgress.get(getRequestId(request) ?? "")?.isFromThisMachine ?? false;
}

/** The current request; undefined outside of one. */
export function getCurrentRequest(): CurrentRequest | undefined {
  return getState().current.getStore();
}

/** The id of the current request, for code that does not have the request at hand. */
export function getCurrentRequestId(): string | undefined {
  return getState().current.getStore()?.id;
}

/** The address that the current request comes from; undefined outside a request. */
export function getCurrentAddress(): string | undefined {
  return getState().current.getStore()?.address;
}

/** The browser that the current request comes from, where the calls of pages are shown to it. */
export function getCurrentBrowser(): string | undefined {
  return getState().current.getStore()?.browser;
}

/** Notes which page or call answers a request. */
export function setRouteOfRequest(request: Request, route: string): void {
  const current = getState().inProgress.get(getRequestId(request) ?? "");
  if (current) current.route = route;
}

/** Takes back the policy that the answer to a request has if it is no page: two policies would both count. */
export function forgetPolicyOf(request: Request): void {
  getState()
    .inProgress.get(getRequestId(request) ?? "")
    ?.forgetPolicy?.();
}

/** Waits until no request is in progress, at most for the given time. */
export async function waitUntilIdle(longestMilliseconds: number): Promise<void> {
  const { inProgress } = getState();
  for (const deadline = Date.now() + longestMilliseconds; inProgress.size > 0 && Date.now() < deadline;)
    await sleep(20);
}
