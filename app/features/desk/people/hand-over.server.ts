import type { Receiver } from "~/contract/desk/people-operations";
import { hasRight } from "~/contract/wire/rights";
import { nameUser } from "~/contract/account/user";
import { type DeskSession, readPersonNumber, requireRight } from "~/web/identity/desk.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import { sayNotFound, showPage } from "~/web/identity/session.server";
import { requireAccount } from "~/web/identity/user.server";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { findAlike, type NamedPerson, nameInSentence } from "~/words/plan/name-with-birth";
import { sayWho } from "./say-who";
import { handOverForm } from "./people-forms";
import type { HandOverView } from "./hand-over-page";
import { findPeople } from "./people.server";
import { PEOPLE } from "./people-words";

/** The subject of an address: one client, or an adviser with all their clients; `written` is the number. */
type About = { kind: "client" | "adviser"; written: string };

type Found = Pick<HandOverView, "who" | "title" | "action" | "back"> & {
  session: DeskSession;
  /** The present adviser. */
  fromId: number;
  clientId?: number;
  /** The address after the hand-over. */
  next: string;
};

const NOBODY_ELSE = "There is no other adviser yet who could receive them.";
const NO_COLLEAGUE =
  "You can hand clients over to advisers of your own organisation, and there is no other one. An administrator can hand them over to any adviser.";

async function findAbout(request: Request, { kind, written }: About): Promise<Found> {
  const session = await requireRight(request, kind === "client" ? "handOver" : "managePeople");
  const userId = readPersonNumber(session, written);
  return kind === "client" ? findClientToGive(session, userId) : findAdviserToLeave(session, userId);
}

async function findClientToGive(session: DeskSession, clientId: number): Promise<Found> {
  const { user, adviser } = await requireAccount(session, clientId);
  const isAdministrator = hasRight(session.role, "managePeople");
  if (!adviser || !(isAdministrator || adviser.userId === session.userId)) throw sayNotFound(session);
  return {
    session,
    fromId: adviser.userId,
    clientId,
    who: sayWho(user),
    title: `Hand ${nameUser(user) ?? "this client"} over to another adviser`,
    action: `/en/admin/clients/${clientId}/hand-over`,
    back: isAdministrator
      ? { to: `${PEOPLE}/${clientId}`, words: "This person" }
      : { to: "/en/admin/clients", words: "Your clients" },
    next: isAdministrator ? `${PEOPLE}/${clientId}?handed-over` : "/en/admin/clients?saved",
  };
}

async function findAdviserToLeave(session: DeskSession, fromId: number): Promise<Found> {
  const [{ user }, { people }] = await Promise.all([
    requireAccount(session, fromId),
    findPeople(session, { userId: fromId }),
  ]);
  const clients = people[0]?.clients ?? 0;
  if (clients === 0) throw sayNotFound(session);
  const many = clients === 1 ? "the one client" : `all ${clients} clients`;
  return {
    session,
    fromId,
    who: sayWho(user),
    title: `Hand over ${many} of ${nameUser(user) ?? "this adviser"}`,
    action: `${PEOPLE}/${fromId}/hand-over`,
    back: { to: `${PEOPLE}/${fromId}`, words: "This person" },
    next: `${PEOPLE}/${fromId}?handed-over`,
  };
}

/** Shows the advisers to whom the clients can be handed over. */
export async function showHandOver(request: Request, about: About) {
  const { session, fromId, who, title, action, back } = await findAbout(request, about);
  const { advisers } = await requireAnswer("getReceivers", {}, session);
  const others = advisers.filter(({ userId }) => userId !== fromId).map(describeReceiver);
  const alike = findAlike(others);
  const receivers = others.map((receiver) => ({
    value: String(receiver.userId),
    label: nameInSentence(receiver, alike),
  }));
  const nobody = hasRight(session.role, "managePeople") ? NOBODY_ELSE : NO_COLLEAGUE;
  const view: HandOverView = { who, title, action, back, receivers, nobody };
  return showPage(view, session);
}

function describeReceiver({ userId, name, role, organizationName }: Receiver): NamedPerson {
  return {
    userId,
    name: [name, role, organizationName].filter(Boolean).join(", "),
    number: `person ${userId}`,
  };
}

/** Hands the clients over and redirects to `next`. */
export async function submitHandOver(args: FormArgs, about: About) {
  const open = (request: Request) => findAbout(request, about);
  const declared = { open, schema: handOverForm };
  return handleForm(args, declared, async ({ values, fromId, clientId, next, send, redirectTo }) => {
    const body = { ...values, clientUserId: clientId };
    await send("handOverClients", { params: { userId: fromId }, body });
    return redirectTo(next);
  });
}
