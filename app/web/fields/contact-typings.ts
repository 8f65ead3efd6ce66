/** How a phone number, an email address and other text are typed. */
import { declareTyping, type Typing } from "./typings";
import { readPhone } from "~/base/phone";
import { LOOKS } from "~/ui/form/looks";
import type { FieldLook } from "~/ui/form/text-field";

/** A cell phone number as the survey stores it, `+270…`; other text stays as it was typed. */
export const cell = declareTyping({
  read: readPhone,
  write: (phone) => phone.replace(/^\+270/, ""),
  look: LOOKS.phone,
});

/** Text that is read as it is; its rule limits its length. */
function declareText(look: FieldLook): Typing<string> {
  return declareTyping({ read: (text) => text, longest: Infinity, look });
}

export const shortText = declareText({});
/** Text of several lines. */
export const message = declareText({});
export const email = declareText({ type: "email", inputMode: "email" });
