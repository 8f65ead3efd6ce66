/** Binds the token of a form to the session that the form is drawn for, so that it is not sent in another one. */
import { createHmac } from "node:crypto";
import { deriveKeys } from "~/backend/door.server";
import { readKept } from "../identity/kept-session.server";

const SEPARATOR = "~";
const NOBODY = "nobody";

/** The session that a posted token binds its form to. */
type Binding = {
  token: string;
  /** For the login, or for nobody logged in, whose session sends it. */
  isOfLogin: boolean;
  /** For the person whose session sends it, whichever their login, or for nobody. */
  isTheirs: boolean;
};

let keys: ReturnType<typeof deriveKeys> | undefined;

const getKeys = () => (keys ??= deriveKeys("form session"));

/** A token with the proofs of whom its form is drawn for. */
export async function bindToken(token: string, request: Request): Promise<string> {
  const { login, holder } = await sessionBinding(request);
  const proofs = [login, holder].map((session) => prove(token, session, getKeys()[0]));
  return [token, ...proofs].join(SEPARATOR);
}

export async function readBinding(bound: string, request: Request): Promise<Binding> {
  const [token = "", ofLogin, ofHolder] = bound.split(SEPARATOR);
  const { login, holder } = await sessionBinding(request);
  return {
    token,
    isOfLogin: isProved(ofLogin, token, login),
    isTheirs: [holder, NOBODY].some((one) => isProved(ofHolder, token, one)),
  };
}

/**
 * The session that forms are bound to: a login, however often its bearer is renewed, or nobody. Guests are not
 * distinguished: a visitor becomes one between two steps, and the cookie binds their forms to this browser.
 */
async function sessionBinding(request: Request): Promise<{ login: string; holder: string }> {
  const { person } = await readKept(request);
  if (!person) return { login: NOBODY, holder: NOBODY };
  return { login: `${person.userId} ${person.login ?? ""}`, holder: `the person ${person.userId}` };
}

function prove(token: string, session: string, key: Uint8Array): string {
  return createHmac("sha256", key).update(`${token} ${session}`).digest("base64url");
}

function isProved(proof: string | undefined, token: string, session: string): boolean {
  return getKeys().some((key) => proof === prove(token, session, key));
}
