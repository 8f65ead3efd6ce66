import { createHmac, randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import type { Cookie } from "@remix-run/node";
import { CSRF, CSRFError } from "remix-utils/csrf/server";
import { Honeypot, SpamError } from "remix-utils/honeypot/server";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { getEnvironment, readCappedForm } from "~/backend/door.server";

/** What every form carries: a token that only our own pages know, and a field that only machines fill in. */
export type FormProtection = { csrf: string; honeypot: HoneypotInputProps };

/** Why a posted form is not acted on: the browser sent no cookie of ours, or the page it came from is too old. */
export type Distrust = "no cookie" | "expired";

/** What to say above a form that is not acted on. */
export const DISTRUST_WORDS: Record<Distrust, string> = {
  "no cookie":
    "Your browser sent back no cookie, and our forms need one. Press the button again, and if you see this again, allow cookies for this site.",
  expired: "This page was open for a long time. Nothing is lost: please press the button again.",
};

const TOKEN_FIELD = "csrf";
const TRAP_MILLISECONDS = 60_000;

type Guards = { csrf: PageTokens; honeypot: Honeypot };
let guards: Guards | undefined;

/** The library's tokens, made and recognised by Node's own cryptography: that of the library is a twentieth of a page. */
class PageTokens extends CSRF {
  readonly #cookie: Cookie;
  readonly #secret: string;

  constructor(cookie: Cookie, secret: string) {
    super({ cookie, secret, formDataKey: TOKEN_FIELD });
    this.#cookie = cookie;
    this.#secret = secret;
  }

  override generate(bytes = 32): string {
    return this.#seal(randomBytes(bytes).toString("base64url"));
  }

  /** The token that a browser carries; one sealed with a secret that is no longer ours would have every form refused. */
  async readGoodToken({ headers }: Request): Promise<string | undefined> {
    const token: unknown = await this.#cookie.parse(headers.get("Cookie"));
    return typeof token === "string" && token === this.#seal(token.split(".")[0] ?? "") ? token : undefined;
  }

  #seal(value: string): string {
    return `${value}.${createHmac("sha256", this.#secret).update(value).digest("base64url")}`;
  }
}

/** Made on first use, since the secret is known only once the process has started. */
function getGuards(): Guards {
  if (guards) return guards;
  const { SESSION_SECRET: secret, isSecure } = getEnvironment();
  const cookie = createCookie("csrf", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
  });
  guards = {
    csrf: new PageTokens(cookie, secret),
    honeypot: new Honeypot({ encryptionSeed: secret }),
  };
  return guards;
}

/** The protection of the forms on a page about to be shown, and the cookie that belongs to it when it is new. */
export async function getFormProtection(
  request: Request,
): Promise<{ protection: FormProtection; setCookie: string | null }> {
  const { csrf, honeypot } = getGuards();
  const carried = await csrf.readGoodToken(request);
  const [token, setCookie] = carried ? [carried, null] : await csrf.commitToken();
  return { protection: { csrf: token, honeypot: renewTrap(honeypot) }, setCookie };
}

let trap: { props: HoneypotInputProps; madeAt: number } | undefined;

/** The trap says from when its page is, to the minute: sealing that anew for each page costs a twentieth of its time. */
function renewTrap(honeypot: Honeypot): HoneypotInputProps {
  if (!trap || Date.now() - trap.madeAt > TRAP_MILLISECONDS)
    trap = { props: honeypot.getInputProps(), madeAt: Date.now() };
  return trap.props;
}

/**
 * Reads a posted form and tells whether a page of ours sent it. One that is not trusted is still handed over, so that
 * the page can be shown again with everything typed.
 * @throws Response 413 when it is larger than 64 KiB
 */
export async function readForm(request: Request): Promise<{ form: FormData; distrust?: Distrust }> {
  const read = await readCappedForm(request);
  if (!read.ok) throw new Response("This form is too large", { status: 413 });
  const form = keepPlainNames(read.value);
  const { csrf, honeypot } = getGuards();
  try {
    await csrf.validate(form, request.headers);
    checkTrap(honeypot, form);
    return { form };
  } catch (error) {
    if (error instanceof CSRFError && error.code === "missing_token_in_cookie")
      return { form, distrust: "no cookie" };
    if (error instanceof CSRFError || error instanceof SpamError) return { form, distrust: "expired" };
    throw error;
  }
}

/** The library takes a form without either field of the trap for one that has none; ours all have both. */
function checkTrap(honeypot: Honeypot, form: FormData): void {
  const { nameFieldName, validFromFieldName } = renewTrap(honeypot);
  if (!form.has(nameFieldName) || !form.has(validFromFieldName ?? "")) throw new SpamError("No trap");
  honeypot.check(form);
}

/** Drops fields whose names no form of ours has and that reach for the insides of objects. */
function keepPlainNames(form: FormData): FormData {
  const kept = new FormData();
  for (const [name, value] of form)
    if (!/__proto__|constructor|prototype/.test(name)) kept.append(name, value);
  return kept;
}
