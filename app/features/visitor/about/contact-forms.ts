import { z } from "zod";
import { CALL_TIMES, messageOperations } from "~/contract/account/message-operations";
import { field } from "~/web/fields/field";
import { choiceOf } from "~/web/fields/typings";
import { cell, message, shortText } from "~/web/fields/contact-typings";

const { sendMessage, requestCall } = messageOperations;

export const messageForm = z.object({
  message: field(message, sendMessage.body.shape.data.shape.message),
});

/** A request to be called. */
export const callForm = z.object({
  name: field(shortText, requestCall.body.shape.name),
  phone: field(cell, requestCall.body.shape.phone),
  at: field(choiceOf(CALL_TIMES), requestCall.body.shape.at.default("any")),
});
