/** The call by which somebody writes to a person. */
import { z } from "zod";
import type { Operation } from "./operation";

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
} as const satisfies Record<string, Operation>;
