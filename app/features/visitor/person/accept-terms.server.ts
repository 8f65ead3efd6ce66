import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { writeDate } from "~/words/plan/write-figures";
import { formatDayMonthYear, todayInSouthAfrica } from "~/base/date";
import { readOwnPath } from "~/web/request/return-address";
import { createSealedCookie } from "~/web/cookies/sealed-cookie.server";
import { carrySession, refuseForNow } from "~/web/identity/session.server";
import { requireUser } from "~/web/identity/user.server";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { acceptTermsForm } from "./accept-terms-form";

const PATH = "/en/accept-terms";
const MONTH_SECONDS = 30 * 86_400;
const LONGEST_BROWSER = 400;

/** The last acceptance in this browser, cached for a month to spare a call to the services. */
const acceptedCookie = createSealedCookie({
  name: "baobab_terms",
  maxAgeSeconds: MONTH_SECONDS,
  schema: z.object({ userId: z.number(), acceptedAt: z.string() }),
});

/** Asks to accept the terms; if they were accepted before, redirects to the next page or shows the day. */
export async function showTermsToAccept({ request }: LoaderFunctionArgs) {
  const { session, described } = await requireUser(request);
  const { userId } = described.user;
  const remembered = await acceptedCookie.read(request);
  const isRemembered = remembered?.userId === userId;
  const answer = isRemembered
    ? undefined
    : await callBackend("getTermsAcceptance", { params: { userId } }, session);
  if (answer && answer.http_code >= 500) throw refuseForNow(session, answer);
  const stored = answer && isSuccess(answer) ? answer.return_object.acceptedAt : undefined;
  const acceptedAt = isRemembered ? remembered.acceptedAt : stored;
  const cookies = stored ? await remember(userId, stored) : [];
  const acceptedOn = acceptedAt && writeDate(formatDayMonthYear(todayInSouthAfrica(new Date(acceptedAt))));
  const headers = carrySession(session, cookies);
  const next = readNext(request);
  if (acceptedOn && next) throw redirect(next, { status: 303, headers });
  return json({ acceptedOn, next }, { headers });
}

/** The page to open after acceptance: one of the site, and not this one, which would redirect to itself. */
function readNext(request: Request): string | undefined {
  const next = readOwnPath(new URL(request.url).searchParams.get("next"));
  return next?.startsWith(PATH) ? undefined : next;
}

async function remember(userId: number, acceptedAt: string): Promise<string[]> {
  const written = await acceptedCookie.write({ userId, acceptedAt });
  return written.ok ? [written.value] : [];
}

/** Stores the person's acceptance, with its page and browser. */
export async function acceptTermsHere(args: FormArgs) {
  const declared = { open: requireUser, schema: acceptTermsForm };
  return handleForm(args, declared, async ({ values, described, send, redirectTo }) => {
    const { userId } = described.user;
    const browser = (args.request.headers.get("User-Agent") ?? "unknown").slice(0, LONGEST_BROWSER);
    const body = { ...values, userId, url: PATH, browser };
    const { acceptedAt } = await send("acceptTerms", { body });
    return redirectTo(readNext(args.request) ?? PATH, await remember(userId, acceptedAt));
  });
}
