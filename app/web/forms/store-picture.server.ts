import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import type { Rejection } from "~/contract/wire/envelope";
import { LARGEST_IMAGE_BYTES } from "~/contract/account/image-operations";
import { refusals } from "~/contract/wire/refusals";
import { readFileForm } from "./form-protection.server";
import { FORM_NAME_FIELD } from "~/ui/form";
import type { Session } from "../identity/session.server";

/** The bytes that a form takes around its picture. */
const FORM_AROUND_BYTES = 64 * 1024;

/** What is known of a form that was too large to be read: nothing but that it brought a picture. */
export const TOO_LARGE_TO_READ = "too large";

/** A picture that is too large, whoever found that out, as a mistake of its field. */
const TOO_LARGE: Rejection = {
  ...refusals.invalid,
  return_object: { errors: [{ path: "image", message: refusals.uploadTooLarge.message }] },
};

type Posted = { distrust?: NonNullable<Awaited<ReturnType<typeof readFileForm>>>["distrust"] };

/** Reads a form that may bring a picture: its other fields, and the picture, or that it was too large to be read at all. */
export async function readPictureForm(
  request: Request,
  { field, formId }: { field: string; formId: string },
): Promise<Posted & { form: FormData; picture: FormDataEntryValue | null }> {
  const read = await readFileForm(request, LARGEST_IMAGE_BYTES + FORM_AROUND_BYTES);
  if (!read) {
    const form = new FormData();
    // Named, so that the page's other forms show what is stored.
    form.set(FORM_NAME_FIELD, formId);
    return { form, picture: TOO_LARGE_TO_READ };
  }
  const picture = read.form.get(field);
  read.form.delete(field);
  return { ...read, picture };
}

/** Stores a picture that was chosen in a form, and answers its stored name. */
export async function storePicture(
  picture: FormDataEntryValue | null,
  session: Session,
): Promise<{ name: string } | { refusal: Rejection }> {
  if (picture === TOO_LARGE_TO_READ) return { refusal: TOO_LARGE };
  const bytes = picture instanceof Blob ? Buffer.from(await picture.arrayBuffer()) : Buffer.alloc(0);
  if (bytes.length > LARGEST_IMAGE_BYTES) return { refusal: TOO_LARGE };
  const stored = await callBackend("storeImage", { body: { image: bytes.toString("base64") } }, session);
  if (isSuccess(stored)) return stored.return_object;
  return { refusal: stored.http_code === refusals.uploadTooLarge.http_code ? TOO_LARGE : stored };
}
