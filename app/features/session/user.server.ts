import { redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/envelope";
import type { DescribedUser } from "~/contract/user";
import { carrySession, findSession, refuseForNow } from "./session.server";
import type { Session } from "./session.server";

/** Who is logged in, with their fees and adviser; undefined for a guest, or if the services do not answer. */
export async function findUser(session: Session | undefined): Promise<DescribedUser | undefined> {
  if (!session) return undefined;
  const self = { headers: { EntityContext: "self" as const } };
  const answer = await callBackend("getUser", self, { bearer: session.bearer });
  return isSuccess(answer) ? answer.return_object : undefined;
}

/**
 * Who is logged in.
 * @throws Response a redirect to the login, which leads back here, if nobody is; 503 if the services do not answer
 */
export async function requireUser(request: Request): Promise<{ session: Session; described: DescribedUser }> {
  const session = await findSession(request);
  const self = { headers: { EntityContext: "self" as const } };
  const answer = session && (await callBackend("getUser", self, { bearer: session.bearer }));
  if (session && answer && isSuccess(answer)) return { session, described: answer.return_object };
  if (answer && answer.http_code >= 500) throw refuseForNow(session, answer);
  const next = new URLSearchParams({ next: new URL(request.url).pathname });
  throw redirect(`/en/login?${next}`, { status: 303, headers: carrySession(session) });
}

/** The number of the person who is logged in; undefined for a guest. */
export async function findUserNumber(session: Session | undefined): Promise<number | undefined> {
  return (await findUser(session))?.user.userId;
}
