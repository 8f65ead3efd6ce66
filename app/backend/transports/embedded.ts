import { failure, type Result, success } from "~/base/result";
import type { Envelope } from "~/contract/wire/envelope";
import type { RefusalName } from "~/contract/wire/refusals";
import { matchPath } from "~/backend/calls/path-pattern";
import { readArrival } from "../api/read-arrival";
import { type CarryOut, execute } from "../api/execute";
import { UNKNOWN_PATH, ours } from "../api/handle-api-request";
import { readUpload } from "../api/read-upload";
import { refuse } from "../calls/refuse";
import { LARGEST_CALL_BYTES } from "../http/capped-body";
import { copyAsJson } from "./copy-as-json";
import type { OutgoingCall, Transport } from "./transport";
import { writeCall, writeUpload } from "./write-call";

/** The backend services of this process. */
export const embedded: Transport = embed((name, arrival) => execute(ours, name, arrival));

/**
 * Makes a transport to services in this process, without HTTP. They get the same input as from a request, and
 * their answer, which they have validated, is passed on.
 */
export function embed(carryOut: CarryOut): Transport {
  return async (call) => {
    const { name, operation } = call;
    const { path, query, headers } = writeCall(call);
    const params = matchPath(operation.path, path);
    if (!params) return toWireShape(refuse(UNKNOWN_PATH, "unknownPath"));
    const body = await serialiseBody(call);
    if (!body.ok) return toWireShape(refuse(operation, body.reason));
    return toWireShape(await carryOut(name, readArrival({ params, query, headers, body: body.value })));
  };
}

/** Serialises the body here as well, because its size limit counts the bytes of its text. */
async function serialiseBody({ operation, input }: OutgoingCall): Promise<Result<unknown, RefusalName>> {
  if (operation.isUpload)
    return readUpload(new Request("http://embedded", { method: "POST", body: writeUpload(input.body) }));
  if (input.body === undefined) return success(undefined);
  const text = JSON.stringify(input.body);
  if (Buffer.byteLength(text) > LARGEST_CALL_BYTES) return failure("tooLarge");
  return success(JSON.parse(text) as unknown);
}

/** Drops undefined fields, as JSON does. */
function toWireShape(answer: Envelope): Envelope {
  const { retryAfterSeconds, version, ...told } = {
    retryAfterSeconds: undefined,
    version: undefined,
    ...answer,
  };
  return {
    ...(copyAsJson(told) as Envelope),
    ...(version !== undefined && { version }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
  };
}
