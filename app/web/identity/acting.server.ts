import { redirect } from "@remix-run/node";
import { todayInSouthAfrica } from "~/base/date";
import { findBirthDate } from "~/base/identity-number";
import { readClient } from "~/base/plan-address";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { hasRight } from "~/contract/wire/rights";
import { nameUser, readWholeAccount, type User } from "~/contract/account/user";
import { writeClientPage } from "./client-addresses";
import { loadOnce } from "../request/once.server";
import { needsPasskey, refuseForNow, sayNotFound, type Session } from "./session.server";

/**
 * The client whose plans an adviser's page is about, named by the address alone. A guest who lets the adviser
 * see their plans has no account, and so no ID number.
 */
export type Client = {
  userId: number;
  rsaid?: string;
  /** The client's name as pages write it. */
  name: string;
  fullName: string;
  /** DD/MM/YYYY; distinguishes clients of the same name. */
  birthDate?: string;
  email?: string;
};

/**
 * The client for whom a page about plans is opened; undefined for guests and investors, who open their own.
 * @throws Response 404 for an adviser who names no client of theirs, and for anyone else who names a client
 */
export async function findClient(
  request: Request,
  session: Session | undefined,
): Promise<Client | undefined> {
  const named = readClient(new URL(request.url).searchParams);
  if (session?.person?.type !== "adviser" && named === undefined) return undefined;
  const client = await fetchClient(request, session);
  if (client) return client;
  throw sayNotFound(session);
}

/**
 * The adviser's client that an address names; undefined for anyone else.
 * @throws Response if the services do not answer
 */
export async function fetchClient(
  request: Request,
  session: Session | undefined,
): Promise<Client | undefined> {
  return loadOnce(request, "client", () => loadClient(request, session));
}

async function loadClient(request: Request, session: Session | undefined): Promise<Client | undefined> {
  const named = readClient(new URL(request.url).searchParams);
  const person = session?.person;
  if (typeof named !== "number" || person?.type !== "adviser" || !hasRight(person.role, "advise"))
    return undefined;
  const bearer = session?.bearer;
  const answer = readWholeAccount(await callBackend("getUser", { query: { userId: named } }, { bearer }));
  if (!isSuccess(answer)) {
    if (answer.http_code === 404) return fetchGuest(named, session);
    if (answer.http_code === 401) throw redirect("/en/session-expired", { status: 303 });
    if (answer.http_code === 429 || answer.http_code >= 500 || needsPasskey(answer))
      throw refuseForNow(session, answer);
    return undefined;
  }
  const { user, adviser } = answer.return_object;
  return adviser?.userId === person.userId ? describe(user) : undefined;
}

function describe(user: User): Client {
  const { userId, rsaIdNr: rsaid, email, preferredName, firstNames } = user;
  const name = preferredName ?? firstNames ?? nameUser(user) ?? "your client";
  const birthDate = findBirthDate(rsaid, todayInSouthAfrica(new Date()));
  return { userId, rsaid, email, name, birthDate, fullName: nameUser(user) ?? `client ${userId}` };
}

/** A guest who lets the adviser see their plans, by their number in the list of clients. */
async function fetchGuest(id: number, session: Session | undefined): Promise<Client | undefined> {
  const answer = await callBackend("getClientOverview", { params: { id } }, { bearer: session?.bearer });
  if (!isSuccess(answer) && (answer.http_code === 429 || answer.http_code >= 500))
    throw refuseForNow(session, answer);
  const client = isSuccess(answer) ? answer.return_object.client : undefined;
  if (!client?.isGuest) return undefined;
  const { preferredName, surname, birthDate } = client;
  const name = preferredName ?? "your client";
  const fullName = nameUser({ preferredName, surname }) ?? `client ${id}`;
  return { userId: id, name, birthDate, fullName };
}

/**
 * The steps with a plan that are open to a person. A guest's plan is chosen and shared by the guest alone,
 * who only agreed to its being seen; a coach does not choose for clients; an adviser acting for a client
 * needs no call.
 */
export function findOpenSteps(client: Client | undefined, session: Session) {
  const hasAccount = !client || client.rsaid !== undefined;
  const mayChoose = !client || hasRight(session.person?.role, "chooseForClients");
  return { canChoose: hasAccount && mayChoose, canShare: hasAccount, canAskForCall: !client };
}

/** The adviser's page after they stop acting for a client. */
export function writeAfterActing({ userId }: Pick<Client, "userId">): string {
  return writeClientPage(userId);
}
