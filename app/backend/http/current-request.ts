import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { singleton } from "../process/singleton";

/** A request's context, available wherever it is handled. */
export type CurrentRequest = {
  id: string;
  address: string;
  /** Whether it comes directly from a browser on this machine. */
  isFromThisMachine: boolean;
  /** Identifies the browser; set only where pages' calls are shown to it. */
  browser?: string;
  /** Removes the response's default policy, which is the one for responses that are no page. */
  forgetPolicy?: () => void;
  /** The pattern of its page or call, if noted; otherwise it is found by the address. */
  route?: string;
};

export const REQUEST_ID_HEADER = "x-request-id";

function getState() {
  return singleton("requests", () => ({
    inProgress: new Map<string, CurrentRequest>(),
    current: new AsyncLocalStorage<CurrentRequest>(),
  }));
}

/** Makes a request the current one for everything that handles it. An id sent by the client is overwritten. */
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

/** The id under which a request is logged. Error pages show it. */
export function getRequestId(request: Request): string | undefined {
  return request.headers.get(REQUEST_ID_HEADER) ?? undefined;
}

/** True if a request in progress comes from a browser on this machine. */
export function isRequestFromThisMachine(request: Request): boolean {
  return getState().inProgress.get(getRequestId(request) ?? "")?.isFromThisMachine ?? false;
}

/** The current request; undefined outside of one. */
export function getCurrentRequest(): CurrentRequest | undefined {
  return getState().current.getStore();
}

/** The id of the current request, for code without access to the request. */
export function getCurrentRequestId(): string | undefined {
  return getState().current.getStore()?.id;
}

/** The address that the current request comes from; undefined outside a request. */
export function getCurrentAddress(): string | undefined {
  return getState().current.getStore()?.address;
}

/** The browser that the current request comes from, where pages' calls are shown to it. */
export function getCurrentBrowser(): string | undefined {
  return getState().current.getStore()?.browser;
}

/** Notes the route of the page or call that answers a request. */
export function setRouteOfRequest(request: Request, route: string): void {
  const current = getState().inProgress.get(getRequestId(request) ?? "");
  if (current) current.route = route;
}

/** Removes the default policy from a page's response, because browsers would enforce both policies. */
export function forgetPolicyOf(request: Request): void {
  getState()
    .inProgress.get(getRequestId(request) ?? "")
    ?.forgetPolicy?.();
}

/** Waits until no request is in progress, or for the timeout. */
export async function waitUntilIdle(longestMilliseconds: number): Promise<void> {
  const { inProgress } = getState();
  for (const deadline = Date.now() + longestMilliseconds; inProgress.size > 0 && Date.now() < deadline;)
    await sleep(20);
}
