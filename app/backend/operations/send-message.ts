import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { BodyOf } from "~/contract/operation";
import type { OperationAt } from "~/contract/operations";
import { hasMailServer } from "../messages/mail-server";
import { queueMail } from "../messages/outgoing-mails";
import { findDetails } from "../people/users";
import { getEnvironment } from "../process/environment";
import type { Person } from "../session/person";
import type { Transaction } from "../store/connection";
import { users } from "../store/schema";
import { done, refused } from "./handler";
import type { Handler } from "./handler";

type Message = BodyOf<OperationAt<"sendMessage">>;

/** Who reads the messages of a demonstration, which go to files. */
const OPERATOR_OF_DEMONSTRATION = "operator@localhost";

const SUBJECTS: Record<Message["type"], string> = {
  coach: "A message to a retirement coach",
  contact: "A message to Baobab",
};

/** Queues a message to the person whom the caller writes to, with where the answer can go. */
export const sendMessage: Handler<"sendMessage"> = async ({ store, body, person }) => {
  if (!hasMailServer()) return refused("unavailable", { retryAfterSeconds: 3_600 });
  const operator = getEnvironment().OPERATOR_EMAIL ?? OPERATOR_OF_DEMONSTRATION;
  const adviser = body.type === "coach" ? await findAdvisersEmail(store, person) : undefined;
  const sender = await describeSender(store, person);
  const mail = {
    to: adviser ?? operator,
    subject: SUBJECTS[body.type],
    text: `${sender}\n\n${body.data.message}\n`,
  };
  await queueMail(store, mail, person.role === "guest" ? undefined : person.userId);
  return done({});
};

/** Where the adviser whose client this person is reads mail; undefined if they have no adviser who can be reached. */
async function findAdvisersEmail(tx: Transaction, person: Person): Promise<string | undefined> {
  if (person.role === "guest") return undefined;
  const adviser = alias(users, "adviser");
  const [found] = await tx
    .select({ id: adviser.id })
    .from(users)
    .innerJoin(adviser, eq(adviser.id, users.adviserId))
    .where(and(eq(users.id, person.userId), eq(adviser.isActive, true)));
  return found && (await findDetails(tx, found.id))?.email;
}

async function describeSender(tx: Transaction, person: Person): Promise<string> {
  if (person.role === "guest") return "From a visitor who is not logged in:";
  const { cellNr, email } = (await findDetails(tx, person.userId)) ?? {};
  return [
    "From a person with an account.",
    `Cell number: ${cellNr ? `0${cellNr}` : "not known"}`,
    `E-mail: ${email ?? "not known"}`,
  ].join("\n");
}
