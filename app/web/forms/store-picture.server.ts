import { callBackend } from "~/backend/door.server";
import { isSuccess, type Rejection } from "~/contract/wire/envelope";
import { LARGEST_IMAGE_BYTES } from "~/contract/account/image-operations";
import { refusals } from "~/contract/wire/refusals";
import type { Fields } from "./keep-declared";
import { readFileForm, type ReadForm } from "./form-protection.server";
import {
  type Declared,
  type FormArgs,
  type FormSchema,
  handleRead,
  judgeBy,
  type Posted,
  type WithValues,
} from "./handle-form.server";
import type { NO_FIELDS } from "../fields/field";
import { FORM_NAME_FIELD } from "~/ui/form";
import type { Session } from "../identity/session.server";

/** An allowance for the form around its picture. */
const FORM_AROUND_BYTES = 64 * 1024;

/** Stands for the content of a form that was too large to read. */
export const TOO_LARGE_TO_READ = "too large";

/** A mistake of the picture's field, whether we or the services found it too large. */
const TOO_LARGE: Rejection = {
  ...refusals.invalid,
  return_object: { errors: [{ path: "image", message: refusals.uploadTooLarge.message }] },
};

type WithPicture<Read> = Read & { picture: FormDataEntryValue | null };
type ReadPicture = WithPicture<ReadForm>;

type PictureForm<About, Schema extends FormSchema> = Pick<Declared<WithPicture<About>, Schema>, "schema"> & {
  /** The field of the picture, and the names of the others. */
  field: string;
  fields: Fields;
  /** The form's id, so that the page's other forms show stored values. */
  formId: string;
  open: (request: Request) => Promise<About>;
};

/** Handles a form that may contain a picture, as `handleForm` does; it may have been too large to read. */
export async function handlePictureForm<
  About extends { session: Session },
  Answer extends Response,
  Schema extends FormSchema = typeof NO_FIELDS,
>(
  args: FormArgs,
  { open, schema, ...named }: PictureForm<About, Schema>,
  handle: (posted: Posted & WithPicture<About> & WithValues<Schema>) => Promise<Answer>,
) {
  const { picture, ...read } = await readPictureForm(args.request, named);
  return handleRead(args, read, {
    open: async (request) => ({ ...(await open(request)), picture }),
    handle: judgeBy(schema, handle),
  });
}

async function readPictureForm(
  request: Request,
  { field, fields, formId }: Pick<PictureForm<unknown, FormSchema>, "field" | "fields" | "formId">,
): Promise<ReadPicture> {
  const limitBytes = LARGEST_IMAGE_BYTES + FORM_AROUND_BYTES;
  const read = await readFileForm(request, { fields, file: field, limitBytes });
  if (!read) {
    const form = new FormData();
    form.set(FORM_NAME_FIELD, formId);
    return { form, picture: TOO_LARGE_TO_READ };
  }
  const picture = read.form.get(field);
  read.form.delete(field);
  return { ...read, picture };
}

/** Stores a picture chosen in a form, and returns its stored name. */
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
