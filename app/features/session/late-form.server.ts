/**
 * A form that was posted after its person's session had ended. It waits in the browser, sealed, until they have logged in
 * again, and is then carried out for nobody else.
 */
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { readKept } from "./kept-session.server";
import { standsAlone, leadOnTo, readOwnPage } from "./own-path";
import { createSealedCookie } from "./sealed-cookie.server";
import { continuePerson } from "./session.server";

const MINUTES = 15;

const lateFormSchema = z.object({
  /** Where it was posted to: a page of ours with its query. */
  action: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  userId: z.number(),
});

type LateForm = z.infer<typeof lateFormSchema>;

const lateCookie = createSealedCookie<LateForm>({
  name: "baobab_late",
  maxAgeSeconds: MINUTES * 60,
  schema: lateFormSchema,
});

/** The form that waits for a person; undefined if none does. */
export async function readLateForm(request: Request, userId?: number): Promise<LateForm | undefined> {
  const late = await lateCookie.read(request);
  return userId === undefined || late?.userId === userId ? late : undefined;
}

export function forgetLateForm(): string {
  return lateCookie.clear();
}

/** What is answered here concerns the browser, so that nobody has to log in for it. */
const NEEDS_NOBODY = ["/en/cookies"];

/** The query that says that a form was too long to wait. */
export const LOST_FORM = "lost";

/**
 * Lets a form wait whose person's session has ended. A script that posts in the background is only told.
 * @param form without the fields that protect it, which are made anew
 * @throws Response a redirect to the page that says so
 */
export async function holdLateForm(request: Request, form: FormData): Promise<void> {
  const kept = await readKept(request);
  const { pathname } = new URL(request.url);
  if (!kept.person || standsAlone(pathname) || NEEDS_NOBODY.includes(pathname)) return;
  if ((await continuePerson(kept)) !== "ended") return;
  const action = readOwnPage(request);
  const address = leadOnTo("/en/session-expired", action);
  if (!action || request.headers.get("Sec-Fetch-Dest") === "empty") throw redirect(address, { status: 303 });
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const written = await lateCookie.write({ action, fields, userId: kept.person.userId });
  if (!written.ok) throw redirect(`${address}&${LOST_FORM}`, { status: 303 });
  throw redirect(address, { status: 303, headers: { "Set-Cookie": written.value } });
}
