import { failure, success, type Result } from "~/base/result";

/** Largest body of a form, in bytes. */
const LARGEST_FORM_BYTES = 64 * 1024;

/** Largest body of a call below `/api`, in bytes. */
export const LARGEST_CALL_BYTES = 256 * 1024;

/**
 * Reads a body up to a limit. A larger one is refused by its declared length and by counting, because a
 * declared length may be missing or wrong.
 */
export async function readCappedBody(
  request: Request,
  limitBytes: number,
): Promise<Result<Uint8Array<ArrayBuffer>, "tooLarge">> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limitBytes) return failure("tooLarge");
  if (!request.body) return success(new Uint8Array());
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > limitBytes) {
      // Cancelling would close the connection before the response is sent. `drainBody` reads the rest.
      reader.releaseLock();
      return failure("tooLarge");
    }
    chunks.push(part.value);
  }
  return success(new Uint8Array(Buffer.concat(chunks)));
}

/** Reads a form's fields, from a body of at most 64 KiB or another limit. Any other body has no fields. */
export async function readCappedForm(
  request: Request,
  limitBytes = LARGEST_FORM_BYTES,
): Promise<Result<FormData, "tooLarge">> {
  const body = await readCappedBody(request, limitBytes);
  if (!body.ok) return body;
  const contentType = request.headers.get("Content-Type") ?? "";
  const copy = new Request(request.url, {
    method: "POST",
    headers: { "Content-Type": contentType },
    body: body.value,
  });
  return success(await copy.formData().catch(() => new FormData()));
}
