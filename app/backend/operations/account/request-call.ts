import { formatPhone } from "~/base/write-phone";
import type { CallTime } from "~/contract/account/message-operations";
import { findOperatorsEmail, hasMailServer } from "../../sending/mail-server";
import { queueMail } from "../../sending/outgoing-mails";
import { findAdvisersEmail } from "../../people/find-adviser";
import { done, type Handler, refused } from "../../calls/handler";

const TIMES: Record<CallTime, string> = {
  morning: "in the morning",
  afternoon: "in the afternoon",
  any: "at any time",
};

/** Queues a request for a call to the caller's adviser, or to the operator. */
export const requestCall: Handler<"requestCall"> = async ({ store, body, person }) => {
  if (!hasMailServer()) return refused("unavailable", { retryAfterSeconds: 3_600 });
  const caller = person.role === "guest" ? undefined : person.userId;
  const adviser = caller === undefined ? undefined : await findAdvisersEmail(store, caller);
  const mail = {
    to: adviser ?? findOperatorsEmail(),
    subject: "Please call a visitor of Baobab",
    text: [
      `${caller === undefined ? "A visitor who is not logged in" : "A person with an account"} asks to be called.`,
      `Name: ${body.name}`,
      `Phone: ${formatPhone(body.phone)}`,
      `When: ${TIMES[body.at]}\n`,
    ].join("\n"),
  };
  await queueMail(store, mail, caller);
  return done({});
};
