import { deriveCode } from "../../app/backend/session/one-time-code";
import { confirmationCookie } from "../../app/features/visitor/account/confirmation.server";
import { pendingCookie } from "../../app/features/visitor/account/pending.server";
import { type Kept, readKept, writeKept } from "../../app/web/identity/kept-session.server";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { take } from "./call";
import { TEST_SECRETS } from "./database";
import { inventIdentityNumber } from "./identity-numbers";
import { createVisitor, type Page, type Visitor } from "./visitor";

function readRequest({ cookies }: Pick<Visitor, "cookies">): Request {
  Object.assign(process.env, TEST_SECRETS);
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return new Request("http://localhost/en", { headers: { Cookie } });
}

/** The id of the request whose code was sent to a visitor's phone. */
export async function readRequestId(visitor: Pick<Visitor, "cookies">): Promise<string> {
  const pending = await pendingCookie.read(readRequest(visitor));
  if (!pending) throw new Error("no code was asked for");
  return pending.requestId;
}

/** The code that was sent to a visitor's phone. */
export async function readCode(visitor: Pick<Visitor, "cookies">, send = 1): Promise<string> {
  return deriveCode(await readRequestId(visitor), send);
}

/** The guest in the session cookie of a visitor's browser. */
export async function readGuest(visitor: Pick<Visitor, "cookies">): Promise<{ bearer: string }> {
  const { guest } = await readKept(readRequest(visitor));
  if (!guest) throw new Error("the browser speaks for no guest");
  return { bearer: guest.bearer };
}

/** Verifies a visitor's code as their page does, and stops before exchanging it for a session. */
export async function giveCodeAlone(origin: string, visitor: Visitor): Promise<void> {
  const request = readRequest(visitor);
  const pending = await pendingCookie.read(request);
  const { asker } = await readKept(request);
  if (!pending || !asker) throw new Error("no code was asked for");
  const body = { token_request_id: pending.requestId, otp: deriveCode(pending.requestId, 1) };
  take(await callOver(reachOver(origin), "verifyCode", { body }, { bearer: asker.bearer }));
}

/** The code that was sent to a visitor's phone before they may see or delete their data. */
export async function readFreshCode(visitor: Pick<Visitor, "cookies">): Promise<string> {
  const confirmation = await confirmationCookie.read(readRequest(visitor));
  if (!confirmation) throw new Error("no fresh code was asked for");
  return deriveCode((confirmation.newNumber ?? confirmation).requestId, 1);
}

/** Makes the session cookie say that its bearers expire in a minute, so that the next page renews them. */
export async function ageBearers(visitor: Visitor): Promise<void> {
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  await changeKept(visitor, ({ guest, person, ...kept }) => ({
    ...kept,
    guest: guest && { ...guest, expiresAt },
    person: person && { ...person, expiresAt },
  }));
}

/** Backdates the browser's record of when a code was sent. */
export async function passSinceCode(visitor: Visitor, milliseconds: number): Promise<void> {
  const pending = await pendingCookie.read(readRequest(visitor));
  if (!pending) throw new Error("no code was asked for");
  const written = await pendingCookie.write({ ...pending, sentAt: pending.sentAt - milliseconds });
  if (written.ok) takeCookie(visitor, written.value);
}

/** As `passSinceCode`, for a fresh code. */
export async function passSinceFreshCode(visitor: Visitor, milliseconds: number): Promise<void> {
  const confirmation = await confirmationCookie.read(readRequest(visitor));
  if (!confirmation) throw new Error("no fresh code was asked for");
  const sentAt = confirmation.sentAt - milliseconds;
  const written = await confirmationCookie.write({ ...confirmation, sentAt });
  if (written.ok) takeCookie(visitor, written.value);
}

/** Changes the session cookie of a visitor's browser. */
export async function changeKept(visitor: Visitor, change: (kept: Kept) => Kept): Promise<void> {
  takeCookie(visitor, await writeKept(change(await readKept(readRequest(visitor)))));
}

function takeCookie({ cookies }: Visitor, header: string): void {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  cookies.set(name, value);
}

/** Expires a person's session, so long ago that a renewal with a lost response would have expired too. */
export async function endSession(visitor: Visitor): Promise<void> {
  await changeKept(visitor, ({ person, ...kept }) => ({
    ...kept,
    person: person && { ...person, expiresAt: new Date(Date.now() - 15 * 60_000).toISOString() },
  }));
}

export const inventCell = () => `082${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;

/** Registers from the page that the visitor is redirected to, up to the page after the code. */
export async function register(
  visitor: Visitor,
  { rsaIdNr = inventIdentityNumber(), address = "/en/register" } = {},
): Promise<{ rsaIdNr: string; page: Page }> {
  await visitor.open(address);
  await visitor.press("send", { rsaIdNr, cellNr: inventCell() });
  const page = await visitor.press("verify", { otp: await readCode(visitor) });
  return { rsaIdNr, page };
}

/** A newly registered person, and their browser. */
export async function registerNew(origin: string): Promise<{ visitor: Visitor; rsaIdNr: string }> {
  const visitor = createVisitor(origin);
  const { rsaIdNr } = await register(visitor);
  return { visitor, rsaIdNr };
}

/** Logs in with an ID number that has an account. */
export async function logIn(visitor: Visitor, rsaIdNr: string, address = "/en/login"): Promise<Page> {
  await visitor.open(address);
  await visitor.press("send", { rsaIdNr });
  return visitor.press("verify", { otp: await readCode(visitor) });
}
