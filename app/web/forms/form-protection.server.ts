import { CSRFError } from "remix-utils/csrf/server";
import { type HoneypotInputProps, SpamError } from "remix-utils/honeypot/server";
import { readCappedForm } from "~/backend/door.server";
import { bindToken, readBinding } from "./form-session.server";
import { checkToken, commitToken, TOKEN_FIELD } from "./form-token.server";
import { checkTrap, listTrapFields, renewTrap } from "./form-trap.server";
import { type Fields, keepDeclared } from "./keep-declared";
import { storeLateForm } from "./late-form.server";

/** The protection in every form: a CSRF token, and a field that only bots fill in. */
export type FormProtection = { csrf: string; honeypot: HoneypotInputProps };

/**
 * The reason why a posted form is rejected: the browser did not send our cookie, the form's page is too old,
 * or the browser has been logged in or out since.
 */
type Distrust = "no cookie" | "expired" | "other session";

/** The message above a form that was rejected. */
export const DISTRUST_WORDS: Record<Distrust, string> = {
  "no cookie":
    "Your browser did not send our cookie, and our forms need it. Press the button again. If you still see this, allow cookies for this site.",
  expired: "This page was open for a long time. Nothing is lost: please press the button again.",
  "other session":
    "Somebody has logged in or out in this browser since you opened this page. Nothing is lost: please look at it, and press the button again.",
};

/** The protection of the forms on a page about to be shown, and its cookie if that is new. */
export async function getFormProtection(
  request: Request,
): Promise<{ protection: FormProtection; setCookie: string | null }> {
  const [token, setCookie] = await commitToken(request);
  return { protection: { csrf: await bindToken(token, request), honeypot: renewTrap() }, setCookie };
}

/** A posted form, and the reason why it is not trusted, if it is not. */
export type ReadForm = { form: FormData; distrust?: Distrust };

/**
 * Reads the declared fields of a posted form and checks that one of our pages sent it. A form that is not
 * trusted is still returned, so that the page can be shown again with everything typed.
 * @throws Response 413 if it is larger than 64 KiB; a redirect if its person's session has ended: the form is
 * then stored until they have logged in again
 */
export async function readForm(request: Request, fields: Fields = []): Promise<ReadForm> {
  const read = await readCappedForm(request);
  if (!read.ok) throw new Response("This form is too large", { status: 413 });
  return judgeForm(request, keepOwn(read.value, fields));
}

/**
 * The declaration of a form with a file: its other fields, the file's field, and the size limit of the whole
 * form.
 */
type FileFields = { fields?: Fields; file: string; limitBytes: number };

/**
 * Reads a form with a file. It is undefined if larger than its limit, so that its page can say so.
 * @throws Response a redirect as `readForm` does
 */
export async function readFileForm(
  request: Request,
  { fields = [], file, limitBytes }: FileFields,
): Promise<ReadForm | undefined> {
  const read = await readCappedForm(request, limitBytes);
  return read.ok ? judgeForm(request, keepOwn(read.value, fields, file)) : undefined;
}

/** Drops all fields but the declared ones and those of the protection. */
function keepOwn(posted: FormData, fields: Fields, file?: string): FormData {
  return keepDeclared(posted, [...listProtection(), ...fields], file);
}

/** The names of the protection's fields: the token, and both fields of the trap. */
const listProtection = () => [TOKEN_FIELD, ...listTrapFields()];

async function judgeForm(request: Request, form: FormData): Promise<ReadForm> {
  const bound = String(form.get(TOKEN_FIELD) ?? "");
  const { token, isOfLogin, isTheirs } = await readBinding(bound, request);
  form.set(TOKEN_FIELD, token);
  const distrust = await findDistrust(request, form, isOfLogin);
  // A form that was rendered for another person is not shown to this person after their next login.
  await storeLateForm(request, withoutProtection(form), { isTrusted: distrust === undefined, isTheirs });
  return { form, distrust };
}

async function findDistrust(
  request: Request,
  form: FormData,
  isOfLogin: boolean,
): Promise<Distrust | undefined> {
  try {
    await checkToken(form, request);
    if (!isOfLogin) return "other session";
    await checkTrap(form);
    return undefined;
  } catch (error) {
    if (error instanceof CSRFError && error.code === "missing_token_in_cookie") return "no cookie";
    if (error instanceof CSRFError || error instanceof SpamError) return "expired";
    throw error;
  }
}

function withoutProtection(form: FormData): FormData {
  const own = listProtection();
  const kept = new FormData();
  for (const [name, value] of form) if (!own.includes(name)) kept.append(name, value);
  return kept;
}
