/** The calls by which somebody writes to a person, or asks one to call. */
import { z } from "zod";
import { parsePhone } from "~/base/phone";
import type { Operation } from "../wire/operation";
import { PLAIN_TEXT } from "../survey/survey-rules";
import { writeOnOneLine } from "../wire/typed-text";

/** How long a message may be, in characters as a text area counts them. */
const MOST_MESSAGE_CHARACTERS = 1024;

/** A message as it is sent; a form's line breaks of two characters count as one. */
const messageSchema = z
  .string({ errorMap: () => ({ message: "Please type your message." }) })
  .transform((text) => text.replaceAll("\r\n", "\n").trim())
  .pipe(
    z
      .string()
      .min(1, "Please type your message.")
      .max(MOST_MESSAGE_CHARACTERS, `Maximal message length is ${MOST_MESSAGE_CHARACTERS} characters.`),
  );

/** When somebody who asked for a call would like to be called. */
export const CALL_TIMES = ["morning", "afternoon", "any"] as const;
export type CallTime = (typeof CALL_TIMES)[number];

const NO_NAME = "Please type whom we should ask for.";
const NO_PHONE = "Please type a South African phone number, such as 082 123 4567.";
const NO_TIME = "Please choose when we should call.";

const callerNameSchema = z
  .string({ required_error: NO_NAME })
  .transform(writeOnOneLine)
  .pipe(
    z
      .string()
      .min(1, NO_NAME)
      .max(100, "Please type at most 100 characters.")
      .regex(PLAIN_TEXT.pattern, PLAIN_TEXT.message),
  );

const callerPhoneSchema = z
  .string({ required_error: NO_PHONE })
  .refine((typed) => parsePhone(typed), NO_PHONE)
  .transform((typed) => parsePhone(typed) ?? typed);

export const messageOperations = {
  sendMessage: {
    method: "POST",
    path: "/email",
    summary:
      "Mails a message to a person: `coach` to the caller's adviser, if they have one, else to the operator of the site; `contact` to the operator",
    who: "bearer",
    keeps: true,
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
    keeps: true,
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
