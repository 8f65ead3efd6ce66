import { randomUUID } from "node:crypto";
import { writePath } from "~/backend/calls/path-pattern";
import { getEnvironment } from "../process/environment";
import type { OutgoingCall } from "./transport";

/** A call without its body, as text for any transport. */
type WrittenCall = { path: string; query: URLSearchParams; headers: Headers };

/** Writes the path, query and headers of a call. */
export function writeCall({ operation, input, caller, cachedVersion }: OutgoingCall): WrittenCall {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.set(key, String(value));
  const headers = new Headers({
    Channelid: getEnvironment().CHANNEL_ID,
    Processcontextid: caller.processContextId ?? randomUUID(),
  });
  for (const [name, value] of Object.entries(input.headers ?? {}))
    if (value !== undefined) headers.set(name, toHeader(String(value)));
  if (cachedVersion !== undefined) headers.set("If-None-Match", cachedVersion);
  // Public operations send no bearer.
  if (caller.bearer && operation.who !== "anyone") headers.set("Authorization", `Bearer ${caller.bearer}`);
  return { path: writePath(operation.path, input.params), query, headers };
}

/** Replaces characters that a header cannot carry, all but printable ASCII, by `?`, which the service refuses. */
function toHeader(text: string): string {
  return text.replace(/[^ -~]/g, "?");
}

/** Writes a form with a file in each field; its content type comes with it. */
export function writeUpload(body: unknown): FormData {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(body ?? {}))
    form.set(name, new Blob([Buffer.from(String(bytes), "base64")]), name);
  return form;
}
