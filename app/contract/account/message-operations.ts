/** Operations that send a person a message or ask for a call. */
import { z } from "zod";
import { parseForeignPhone } from "~/base/foreign-phone";
import { parsePhone } from "~/base/phone";
import type { Operation } from "../wire/operation";
import { PLAIN_TEXT } from "../survey/survey-rules";
import { text, tidyText } from "../wire/text";

/** The longest message, in characters as a text area counts them. */
const MOST_MESSAGE_CHARACTERS = 1024;

const NO_MESSAGE = "Please type your message.";

/** A message; a form's CRLF counts as one character. */
const messageSchema = tidyText(
  {
    tidy: (typed) => typed.replaceAll("\r\n", "\n").trim(),
    longest: MOST_MESSAGE_CHARACTERS,
    tooLong: `Maximal message length is ${MOST_MESSAGE_CHARACTERS} characters.`,
    otherwise: { errorMap: () => ({ message: NO_MESSAGE }) },
  },
  (message) => message.min(1, NO_MESSAGE),
);

/** The time of day at which a caller would like to be phoned back. */
export const CALL_TIMES = ["morning", "afternoon", "any"] as const;
export type CallTime = (typeof CALL_TIMES)[number];

const NO_NAME = "Please type whom we should ask for.";
const NO_PHONE =
  "Please type a phone number, such as 082 123 4567, or with + and its code if it is from another country.";
const NO_TIME = "Please choose when we should call.";

const callerNameSchema = tidyText(
  { longest: 100, tooLong: "Please type at most 100 characters.", otherwise: { required_error: NO_NAME } },
  (name) => name.min(1, NO_NAME).refine((typed) => PLAIN_TEXT.pattern.test(typed), PLAIN_TEXT.message),
);

const readAnyPhone = (typed: string) => parsePhone(typed) ?? parseForeignPhone(typed);

const callerPhoneSchema = text(40, NO_PHONE, { required_error: NO_PHONE })
  .refine(readAnyPhone, NO_PHONE)
  .transform((typed) => readAnyPhone(typed) ?? typed);

export const messageOperations = {
  sendMessage: {
    method: "POST",
    path: "/email",
    summary:
      "Mails a message to a person: `coach` to the caller's adviser, if they have one, else to the operator of the site; `contact` to the operator",
    who: "bearer",
    stores: true,
    limit: "message",
    refuses: ["unavailable"],
    failure: "Unable to send email",
    body: z.object({
      type: z.enum(["coach", "contact"], {
        errorMap: () => ({ message: "Please say whom you write to: coach or contact" }),
      }),
      data: z.object({ message: messageSchema }),
    }),
    answer: z.object({}).strict(),
  },
  requestCall: {
    method: "POST",
    path: "/call-request",
    summary:
      "Mails a request to be called to the caller's adviser, if they have one, else to the operator of the site",
    who: "bearer",
    stores: true,
    limit: "message",
    refuses: ["unavailable"],
    failure: "Unable to ask for a call",
    body: z.object({
      name: callerNameSchema,
      phone: callerPhoneSchema,
      at: z.enum(CALL_TIMES, { errorMap: () => ({ message: NO_TIME }) }),
    }),
    answer: z.object({}).strict(),
  },
} as const satisfies Record<string, Operation>;
