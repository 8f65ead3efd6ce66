/** A fresh code that a person gives before they see, download or delete their data: in a sealed cookie. */
import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { callBackend } from "~/backend/door.server";
import { CONFIRMED_ACTIONS, type ConfirmedAction } from "~/contract/account/confirmed-action";
import { isSuccess } from "~/contract/wire/envelope";
import { createSealedCookie } from "~/web/cookies/sealed-cookie.server";
import type { DatedSession } from "~/web/identity/session.server";
import { requirePerson } from "~/web/identity/user.server";

const MINUTES = 15;

const confirmationSchema = z.object({
  requestId: z.string(),
  /** The action that the code confirms, and the last part of its page's address. */
  purpose: z.enum(CONFIRMED_ACTIONS),
  /** When the code was requested, in milliseconds. */
  sentAt: z.number(),
  isGiven: z.boolean(),
  /** The request whose code is sent to a new number. */
  newNumber: z.object({ requestId: z.string(), sentAt: z.number() }).optional(),
});

export type Confirmation = z.infer<typeof confirmationSchema>;

export const confirmationCookie = createSealedCookie<Confirmation>({
  name: "baobab_confirmation",
  maxAgeSeconds: MINUTES * 60,
  schema: confirmationSchema,
});

/** Returns a Set-Cookie header with the confirmation. */
export async function writeConfirmation(confirmation: Confirmation): Promise<string> {
  const written = await confirmationCookie.write(confirmation);
  if (!written.ok) throw new Error("The cookie of a confirmation is too long");
  return written.value;
}

/**
 * The person's session and the given code, for a page that needs one.
 * @throws Response a redirect to the page where a code is requested
 */
export async function requireConfirmation(
  request: Request,
  purpose: ConfirmedAction,
): Promise<{ session: DatedSession; confirmation: Confirmation }> {
  const { session } = await requirePerson(request);
  const confirmation = await confirmationCookie.read(request);
  if (!confirmation?.isGiven || confirmation.purpose !== purpose)
    throw redirect("/en/my-data", { status: 303 });
  return { session, confirmation };
}

/** Has a code sent to the person's number on file; returns the refusal if there is one. */
export async function askForConfirmation(session: DatedSession, purpose: ConfirmedAction) {
  const answer = await callBackend(
    "confirmIdentity",
    { body: { purpose } },
    { ...session, processContextId: randomUUID() },
  );
  if (!isSuccess(answer)) return { answer };
  const { request_id: requestId } = answer.return_object;
  return { confirmation: { requestId, purpose, sentAt: Date.now(), isGiven: false } };
}
