import { writeDialled } from "~/base/foreign-phone";
import type { BodyOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/operations";
import { findOperatorsEmail, hasMailServer } from "../../sending/mail-server";
import { queueMail } from "../../sending/outgoing-mails";
import { findAdvisersEmail } from "../../people/find-adviser";
import { findDetails } from "../../people/users";
import type { Person } from "../../session/person";
import type { Transaction } from "../../store/connection";
import { done, type Handler, refused } from "../../calls/handler";

type Message = BodyOf<OperationAt<"sendMessage">>;

const SUBJECTS: Record<Message["type"], string> = {
  coach: "A message to a retirement coach",
  contact: "A message to Baobab",
};

/** Queues a message to its addressee, with a reply address. */
export const sendMessage: Handler<"sendMessage"> = async ({ store, body, person }) => {
  if (!hasMailServer()) return refused("unavailable", { retryAfterSeconds: 3_600 });
  const isForCoach = body.type === "coach" && person.role !== "guest";
  const adviser = isForCoach ? await findAdvisersEmail(store, person.userId) : undefined;
  const sender = await describeSender(store, person);
  const mail = {
    to: adviser ?? findOperatorsEmail(),
    subject: SUBJECTS[body.type],
    text: `${sender}\n\n${body.data.message}\n`,
  };
  await queueMail(store, mail, person.role === "guest" ? undefined : person.userId);
  return done({});
};

async function describeSender(tx: Transaction, person: Person): Promise<string> {
  if (person.role === "guest") return "From a visitor who is not logged in:";
  const { cellNr, email } = (await findDetails(tx, person.userId)) ?? {};
  return [
    "From a person with an account.",
    `Cell number: ${cellNr ? writeDialled(cellNr) : "not known"}`,
    `Email: ${email ?? "not known"}`,
  ].join("\n");
}
