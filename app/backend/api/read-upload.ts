import { failure, type Result, success } from "~/base/result";
import { LARGEST_IMAGE_BYTES } from "~/contract/account/image-operations";
import type { RefusalName } from "~/contract/wire/refusals";
import { readCappedForm } from "../http/capped-body";

/** The overhead of a form: names, types and boundaries between the parts. */
const AROUND_BYTES = 4_096;

/** Reads a form's files, each as base64 under its field's name. Other fields are ignored. */
export async function readUpload(request: Request): Promise<Result<Record<string, string>, RefusalName>> {
  if (!/^multipart\/form-data\s*;/i.test(request.headers.get("Content-Type") ?? ""))
    return failure("notUpload");
  const form = await readCappedForm(request, LARGEST_IMAGE_BYTES + AROUND_BYTES);
  if (!form.ok) return failure("uploadTooLarge");
  const files: Record<string, string> = {};
  for (const [name, value] of form.value) {
    if (typeof value === "string" || value.size === 0) continue;
    if (value.size > LARGEST_IMAGE_BYTES) return failure("uploadTooLarge");
    files[name] = Buffer.from(await value.arrayBuffer()).toString("base64");
  }
  return success(files);
}
