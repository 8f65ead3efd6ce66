import { redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/envelope";
import type { DescribedUser, User } from "~/contract/user";
import { readKept, readNames, writeKept } from "./kept-session.server";
import { leadOnTo, readOwnPage } from "./own-path";
import { carrySession, findPersonSession } from "./session.server";
import type { DatedSession, Session } from "./session.server";
import { turnAway } from "./plan-of-page.server";

/** Who is logged in, with their fees and adviser; undefined for a guest, or if the services do not answer. */
export async function findUser(session: Session | undefined): Promise<DescribedUser | undefined> {
  if (!session?.person) return undefined;
  const answer = await askSelf(session);
  return isSuccess(answer) ? answer.return_object : undefined;
}

function askSelf({ bearer }: Session) {
  return callBackend("getUser", { headers: { EntityContext: "self" } }, { bearer });
}

/**
 * Who is logged in.
 * @throws Response a redirect to the login, which leads back here, if nobody is; 503 if the services do not answer
 */
export async function requireUser(
  request: Request,
): Promise<{ session: DatedSession; described: DescribedUser }> {
  const session = await findPersonSession(request);
  if (!session) throw redirect(leadOnTo("/en/login", readOwnPage(request)), { status: 303 });
  const answer = await askSelf(session);
  if (isSuccess(answer)) return { session, described: answer.return_object };
  throw turnAway(answer, session);
}

/** Headers of an answer after which this browser calls somebody by other names. */
export async function carryNames(
  request: Request,
  session: DatedSession,
  user: Partial<User>,
): Promise<Headers> {
  const kept = await readKept(request);
  const person = kept.person && { ...kept.person, ...session.token, ...readNames(user) };
  return carrySession({ ...session, setCookie: await writeKept({ ...kept, person }) });
}
