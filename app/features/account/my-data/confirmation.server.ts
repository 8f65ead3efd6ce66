/** A fresh code that a person is asked for before they see, take or delete their data: sealed, in the browser. */
import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/envelope";
import { leadOnTo, readOwnPage } from "~/features/session/own-path";
import { createSealedCookie } from "~/features/session/sealed-cookie.server";
import { findPersonSession } from "~/features/session/session.server";
import type { DatedSession } from "~/features/session/session.server";

const MINUTES = 15;

/** What the code is for, which is also the page that follows it. */
export const PURPOSES = ["everything", "number", "delete"] as const;
type Purpose = (typeof PURPOSES)[number];

const confirmationSchema = z.object({
  requestId: z.string(),
  purpose: z.enum(PURPOSES),
  /** When the code was asked for, in milliseconds. */
  sentAt: z.number(),
  isGiven: z.boolean(),
  /** The request whose code goes to a new number. */
  newNumber: z.object({ requestId: z.string(), sentAt: z.number() }).optional(),
});

export type Confirmation = z.infer<typeof confirmationSchema>;

export const confirmationCookie = createSealedCookie<Confirmation>({
  name: "baobab_confirmation",
  maxAgeSeconds: MINUTES * 60,
  schema: confirmationSchema,
});

/** A Set-Cookie header that remembers a confirmation. */
export async function writeConfirmation(confirmation: Confirmation): Promise<string> {
  const written = await confirmationCookie.write(confirmation);
  if (!written.ok) throw new Error("The cookie of a confirmation is too long");
  return written.value;
}

/**
 * The session of the person whose data it is.
 * @throws Response a redirect to the login, and back here after it
 */
export async function requirePerson(request: Request): Promise<DatedSession> {
  const session = await findPersonSession(request);
  if (session) return session;
  throw redirect(leadOnTo("/en/login", readOwnPage(request)), { status: 303 });
}

/**
 * The session and the given code of a person on a page that needs one.
 * @throws Response a redirect to the page where the code is asked for
 */
export async function requireConfirmation(
  request: Request,
): Promise<{ session: DatedSession; confirmation: Confirmation }> {
  const session = await requirePerson(request);
  const confirmation = await confirmationCookie.read(request);
  if (!confirmation?.isGiven) throw redirect("/en/my-data", { status: 303 });
  return { session, confirmation };
}

/** Has a code sent to the person's number on file. */
export async function askForConfirmation(session: DatedSession, purpose: Purpose) {
  const answer = await callBackend("confirmIdentity", {}, { ...session, processContextId: randomUUID() });
  if (!isSuccess(answer)) return { answer };
  const { request_id: requestId } = answer.return_object;
  return { confirmation: { requestId, purpose, sentAt: Date.now(), isGiven: false } };
}
