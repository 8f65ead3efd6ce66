import { json, type LoaderFunctionArgs, type SerializeFrom } from "@remix-run/node";
import { canSendCodes, getRequestId, showsCalls } from "~/backend/door.server";
import { fetchClient, writeAfterActing } from "../identity/acting.server";
import { writeCookieQuestion } from "./cookie-question.server";
import { wasRefused } from "../forms/answer-form";
import { getFormProtection } from "../forms/form-protection.server";
import { withBirthDate } from "~/words/plan/name-with-birth";
import { findDeskStart, listDeskLinks } from "./desk-links";
import { type LoggedInPerson, readKept } from "../identity/kept-session.server";
import { namePerson } from "../identity/name-person";
import { redirectWithin, readOwnPage, standsAlone } from "../request/return-address";
import { writeSampleNotice } from "./sample-notice.server";
import { carrySession, findPerson, isSessionOver, type Session } from "../identity/session.server";
import { writeSessionWarning } from "./session-warning.server";

/**
 * The data of every page: the protection of its forms, whether it answers a refused one, the request id in
 * the log, the visitor in its header, and the banners above it: how to stay logged in, that the figures are
 * samples, and the question about cookies. Each page that a logged-in person opens extends their session.
 */
export async function loadSite({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const { protection, setCookie } = await getFormProtection(request);
  const { session, visitor, endsAt } = await describeVisitor(request);
  const headers = carrySession(session, setCookie ? [setCookie] : []);
  const banner = [
    writeSessionWarning(endsAt, protection),
    writeSampleNotice(request),
    writeCookieQuestion(request, protection),
  ].join("");
  const secondsLeft = endsAt && Math.floor((endsAt - Date.now()) / 1_000);
  const requestId = getRequestId(request);
  const above = { ...visitor, banner, callsAddress: writeCallsAddress(request) };
  const isRefused = wasRefused(context);
  return json({ ...protection, requestId, visitor: above, secondsLeft, isRefused }, { headers });
}

export type SiteData = SerializeFrom<typeof loadSite>;

const CALLS_PAGE = "/en/api-debug";

/** The page that shows this page's calls, which leads back here. */
function writeCallsAddress(request: Request): string | undefined {
  const isShown = showsCalls() && new URL(request.url).pathname !== CALLS_PAGE;
  return isShown ? redirectWithin(CALLS_PAGE, readOwnPage(request)) : undefined;
}

function findDeskLinks({ role }: LoggedInPerson) {
  const links = listDeskLinks(role);
  return links.length > 0 ? links : undefined;
}

/** The client for whom an adviser opens the page. A failure is left for the page itself to report. */
async function describeActing(request: Request, session: Session) {
  const client = await fetchClient(request, session).catch(() => undefined);
  if (!client) return undefined;
  const { name, fullName, birthDate } = client;
  const who = withBirthDate({ name: fullName, birthDate });
  return { name, who, stopAddress: writeAfterActing(client) };
}

async function describeVisitor(request: Request) {
  const canLogIn = canSendCodes();
  // The session pages say when a session ends, and so renew none; a shared plan shows the same to everyone.
  if (standsAlone(new URL(request.url).pathname)) {
    const { person } = await readKept(request);
    const isLoggedIn = person !== undefined && Date.parse(person.expiresAt) > Date.now();
    return { visitor: { person: isLoggedIn ? namePerson(person) : undefined, canLogIn } };
  }
  const session = await findPerson(request);
  if (!session || isSessionOver(session) || !session.person) return { visitor: { canLogIn } };
  return {
    session,
    visitor: {
      person: namePerson(session.person),
      deskLinks: findDeskLinks(session.person),
      deskStart: findDeskStart(session.person.role),
      acting: await describeActing(request, session),
      canLogIn,
    },
    endsAt: Date.parse(session.token.expiresAt),
  };
}
