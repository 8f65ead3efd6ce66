/**
 * A form that was posted after its person's session had ended. It is stored in the browser, sealed, until
 * they have logged in again, and is then carried out for nobody else. One that could be forged is only shown
 * again as typed.
 */
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { type LoginType, loginTypeSchema } from "~/contract/account/user";
import { readKept } from "../identity/kept-session.server";
import { standsAlone, redirectWithin, readOwnPage } from "../request/return-address";
import { createSealedCookie } from "../cookies/sealed-cookie.server";
import { continuePerson } from "../identity/session.server";

const MINUTES = 15;

const lateFormSchema = z.object({
  /** The page that it was posted to, with its query. */
  action: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  userId: z.number(),
  /** The kind of login that the form was rendered for; no other kind may open its page. */
  type: loginTypeSchema.default("investor"),
  isTrusted: z.boolean().default(true),
});

type LateForm = z.infer<typeof lateFormSchema>;

const lateCookie = createSealedCookie<LateForm>({
  name: "baobab_late",
  maxAgeSeconds: MINUTES * 60,
  schema: lateFormSchema,
});

/** The stored form of a person, of one kind of login or of any; undefined if there is none. */
export async function readLateForm(
  request: Request,
  { userId, type }: { userId: number; type?: LoginType },
): Promise<LateForm | undefined> {
  const late = await lateCookie.read(request);
  const isTheirs = late?.userId === userId && (type === undefined || late.type === type);
  return isTheirs ? late : undefined;
}

export function deleteLateForm(): string {
  return lateCookie.clear();
}

/** Its forms concern only the browser, so that they need no login. */
const NEEDS_NOBODY = ["/en/cookies"];

/**
 * The query parameter with the reason why a form was not stored: it is too long, or was rendered for another
 * person.
 */
export const LOST_FORM = "lost";
export const LOST_BECAUSE = ["long", "other"] as const;
const writeLost = (reason: (typeof LOST_BECAUSE)[number]) => `${LOST_FORM}=${reason}`;

/**
 * Stores a form whose person's session has ended. For a script's background request nothing is stored.
 * @param form without the protection's fields, which are made anew
 * @param judged whether a page of ours sent it for this login, and whether it was rendered for this person
 * @throws Response a redirect to the page that says so
 */
export async function storeLateForm(
  request: Request,
  form: FormData,
  { isTrusted, isTheirs }: { isTrusted: boolean; isTheirs: boolean },
): Promise<void> {
  const kept = await readKept(request);
  const { pathname } = new URL(request.url);
  if (!kept.person || standsAlone(pathname) || NEEDS_NOBODY.includes(pathname)) return;
  if ((await continuePerson(kept)) !== "ended") return;
  const action = readOwnPage(request);
  const address = redirectWithin("/en/session-expired", action);
  if (!action || request.headers.get("Sec-Fetch-Dest") === "empty") throw redirect(address, { status: 303 });
  if (!isTheirs) throw redirect(`${address}&${writeLost("other")}`, { status: 303 });
  const { userId, type } = kept.person;
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const written = await lateCookie.write({ action, fields, userId, type, isTrusted });
  if (!written.ok) throw redirect(`${address}&${writeLost("long")}`, { status: 303 });
  throw redirect(address, { status: 303, headers: { "Set-Cookie": written.value } });
}
