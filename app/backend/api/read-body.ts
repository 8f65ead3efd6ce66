import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import type { RefusalName } from "~/contract/wire/refusals";
import { LARGEST_CALL_BYTES, readCappedBody } from "../http/capped-body";

/** Invalid UTF-8 is refused, not replaced by U+FFFD. */
const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/** Reads a JSON body of at most 256 KiB; undefined when there is none. */
export async function readJsonBody(request: Request): Promise<Result<unknown, RefusalName>> {
  const body = await readCappedBody(request, LARGEST_CALL_BYTES);
  if (!body.ok) return body;
  if (body.value.byteLength === 0) return success(undefined);
  if (!isJson(request.headers.get("Content-Type"))) return failure("notJson");
  try {
    return success(JSON.parse(UTF_8.decode(body.value)) as unknown);
  } catch {
    return failure("malformedJson");
  }
}

function isJson(contentType: string | null): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? "");
}
