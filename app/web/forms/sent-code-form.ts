import { z } from "zod";
import { sessionOperations } from "~/contract/account/session-operations";
import { field, NO_FIELDS } from "../fields/field";
import { yesNo } from "../fields/typings";
import { shortText } from "../fields/contact-typings";

/** Longer text is no code of ours: cut to this length, it still counts as an attempt. */
const LONGEST_READ = 40;

/** A code that was sent, and whether the browser can add a passkey. */
export const codeForm = z.object({
  otp: field(
    shortText,
    z
      .string({ required_error: "Please type the code from your SMS" })
      .transform((typed) => typed.slice(0, LONGEST_READ))
      .pipe(sessionOperations.verifyCode.body.shape.otp),
  ),
  passkeys: field(yesNo, z.boolean().default(false)),
});

/** The names of the fields that `codeForm` may post. */
export const CODE_FIELDS = Object.keys(codeForm.shape);

/** Requires a code, unless the pressed button has another one sent: `again`. */
export function codeUnless(again: string) {
  return (form: FormData): typeof codeForm | typeof NO_FIELDS =>
    form.get("intent") === again ? NO_FIELDS : codeForm;
}
