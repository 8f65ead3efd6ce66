import { randomUUID } from "node:crypto";
import { writePath } from "~/backend/calls/path-pattern";
import { getEnvironment } from "../process/environment";
import type { OutgoingCall } from "./transport";

/** What a call carries besides its body, however it travels: all of it is text. */
type WrittenCall = { path: string; query: URLSearchParams; headers: Headers };

/** Writes the path, query and headers of a call. */
export function writeCall({ operation, input, caller, keptVersion }: OutgoingCall): WrittenCall {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.set(key, String(value));
  const headers = new Headers({
    Channelid: getEnvironment().CHANNEL_ID,
    Processcontextid: caller.processContextId ?? randomUUID(),
  });
  for (const [name, value] of Object.entries(input.headers ?? {}))
    if (value !== undefined) headers.set(name, toHeader(String(value)));
  if (keptVersion !== undefined) headers.set("If-None-Match", keptVersion);
  // Who need not say who they are gives no bearer away.
  if (caller.bearer && operation.who !== "anyone") headers.set("Authorization", `Bearer ${caller.bearer}`);
  return { path: writePath(operation.path, input.params), query, headers };
}

/** A header takes printable ASCII only. If someone typed anything else, the service sees that and refuses it. */
function toHeader(text: string): string {
  return text.replace(/[^ -~]/g, "?");
}

/** A form with a file in each field; the form's own type comes with it. */
export function writeUpload(body: unknown): FormData {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(body ?? {}))
    form.set(name, new Blob([Buffer.from(String(bytes), "base64")]), name);
  return form;
}
