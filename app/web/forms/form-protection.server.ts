import { createHmac } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { CSRF, CSRFError } from "remix-utils/csrf/server";
import { Honeypot, SpamError } from "remix-utils/honeypot/server";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { deriveKeys, getEnvironment, readCappedForm } from "~/backend/door.server";
import { nameInBrowser } from "../cookies/browser-cookies.server";
import { readKept } from "../identity/kept-session.server";
import { keepDeclared } from "./keep-declared";
import type { Fields } from "./keep-declared";
import { holdLateForm } from "./late-form.server";

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

const TOKEN_FIELD = "csrf";
const SEPARATOR = "~";
const TRAP_MILLISECONDS = 60_000;

type Guards = { csrf: [CSRF, ...CSRF[]]; honeypot: [Honeypot, ...Honeypot[]] };
let guards: Guards | undefined;

/** Created on first use, because the secret is known only once the process has started. */
function getGuards(): Guards {
  if (guards) return guards;
  const cookie = createCookie(nameInBrowser("csrf"), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: getEnvironment().isSecure,
  });
  guards = {
    csrf: makeForEach("form token", (secret) => new CSRF({ cookie, secret, formDataKey: TOKEN_FIELD })),
    honeypot: makeForEach("form trap", (encryptionSeed) => new Honeypot({ encryptionSeed })),
  };
  return guards;
}

/** The first guard protects; those of older secrets still accept forms that they protected. */
function makeForEach<Guard>(purpose: string, make: (secret: string) => Guard): [Guard, ...Guard[]] {
  const [current, ...older] = deriveKeys(purpose);
  const makeWith = (key: Uint8Array) => make(Buffer.from(key).toString("base64url"));
  return [makeWith(current), ...older.map(makeWith)];
}

/** Passes if any guard accepts, and otherwise fails with the error of the first. */
async function pass<Guard>(all: Guard[], check: (guard: Guard) => Promise<void> | void): Promise<void> {
  await Promise.any(all.map(async (guard) => check(guard))).catch(({ errors }: AggregateError) => {
    throw errors[0];
  });
}

/** The protection of the forms on a page about to be shown, and its cookie if that is new. */
export async function getFormProtection(
  request: Request,
): Promise<{ protection: FormProtection; setCookie: string | null }> {
  const {
    csrf: [csrf],
    honeypot: [honeypot],
  } = getGuards();
  const carried = (await isTokenCookieGood(request)) ? request.headers : new Headers();
  const [token, setCookie] = await csrf.commitToken(carried);
  const { login, holder } = await nameSession(request);
  const bound = [token, ...[login, holder].map((session) => bind(token, session, getBindingKeys()[0]))];
  return { protection: { csrf: bound.join(SEPARATOR), honeypot: renewTrap(honeypot) }, setCookie };
}

/**
 * The session that forms are bound to: a login, however often its bearer is renewed, or nobody. Guests are not
 * distinguished: a visitor becomes one between two steps, and the cookie binds their forms to this browser.
 */
async function nameSession(request: Request): Promise<{ login: string; holder: string }> {
  const { person } = await readKept(request);
  if (!person) return { login: NOBODY, holder: NOBODY };
  return { login: `${person.userId} ${person.login ?? ""}`, holder: `the person ${person.userId}` };
}

const NOBODY = "nobody";

let bindingKeys: ReturnType<typeof deriveKeys> | undefined;

const getBindingKeys = () => (bindingKeys ??= deriveKeys("form session"));

function bind(token: string, session: string, key: Uint8Array): string {
  return createHmac("sha256", key).update(`${token} ${session}`).digest("base64url");
}

function isBound(bound: string | undefined, token: string, session: string): boolean {
  return getBindingKeys().some((key) => bound === bind(token, session, key));
}

let trap: { props: HoneypotInputProps; madeAt: number } | undefined;

/**
 * The trap contains the time of its page, to the minute. It is cached for that long, because sealing it takes
 * a twentieth of a page's time.
 */
function renewTrap(honeypot: Honeypot): HoneypotInputProps {
  if (!trap || Date.now() - trap.madeAt > TRAP_MILLISECONDS)
    trap = { props: honeypot.getInputProps(), madeAt: Date.now() };
  return trap.props;
}

/**
 * Without this check, a cookie signed with a secret that is no longer listed would make every form fail for
 * ever.
 */
async function isTokenCookieGood(request: Request): Promise<boolean> {
  if (!request.headers.has("Cookie")) return false;
  const { csrf } = getGuards();
  const form = new FormData();
  form.set(TOKEN_FIELD, await csrf[0].getToken(request.headers));
  return pass(csrf, (one) => one.validate(form, request.headers)).then(
    () => true,
    () => false,
  );
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
function listProtection(): string[] {
  const { nameFieldName, validFromFieldName } = renewTrap(getGuards().honeypot[0]);
  return [TOKEN_FIELD, nameFieldName, validFromFieldName ?? ""];
}

async function judgeForm(request: Request, form: FormData): Promise<ReadForm> {
  const [token = "", ofLogin, ofHolder] = String(form.get(TOKEN_FIELD) ?? "").split(SEPARATOR);
  form.set(TOKEN_FIELD, token);
  const { login, holder } = await nameSession(request);
  const distrust = await findDistrust(request, form, isBound(ofLogin, token, login));
  // A form that was rendered for another person is not shown to this person after their next login.
  const isTheirs = [holder, NOBODY].some((one) => isBound(ofHolder, token, one));
  await holdLateForm(request, withoutProtection(form), { isTrusted: distrust === undefined, isTheirs });
  return { form, distrust };
}

async function findDistrust(
  request: Request,
  form: FormData,
  isOfLogin: boolean,
): Promise<Distrust | undefined> {
  const { csrf, honeypot } = getGuards();
  try {
    await pass(csrf, (one) => one.validate(form, request.headers));
    if (!isOfLogin) return "other session";
    await pass(honeypot, (one) => checkTrap(one, form));
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

/** The library accepts a form without the trap's fields as one without a trap; all our forms have both fields. */
function checkTrap(honeypot: Honeypot, form: FormData): void {
  const { nameFieldName, validFromFieldName } = renewTrap(honeypot);
  if (!form.has(nameFieldName) || !form.has(validFromFieldName ?? "")) throw new SpamError("No trap");
  try {
    honeypot.check(form);
  } catch (error) {
    // The library's decryption throws on text that it has not encrypted.
    throw error instanceof SpamError ? error : new SpamError("Damaged trap", { cause: error });
  }
}
