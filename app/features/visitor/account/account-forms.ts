import { z } from "zod";
import { passkeyOperations } from "~/contract/account/passkey-operations";
import { idNumber, ownCellNumber } from "~/contract/wire/typed-numbers";
import { writeOnOneLine } from "~/contract/wire/typed-text";
import { field } from "~/web/fields/field";
import { cell, shortText, yesNo } from "~/web/fields/typings";

/** The person who wants to log in. */
export const logInForm = z.object({ rsaIdNr: field(shortText, idNumber) });

/** The person for whom an account is opened, and the phone that gets its codes. */
export const registerForm = logInForm.extend({ cellNr: field(cell, ownCellNumber) });

/** Whether a plan that was made before the login is the person's. */
export const keepPlanForm = z.object({
  keep: field(yesNo, z.boolean({ required_error: "Please choose what should happen to the plan" })),
});

const { name, pass } = passkeyOperations.addPasskey.body.shape;

/** What a passkey is called that nobody named. */
const NAMELESS = "Passkey";

/** What is typed for a new passkey. Its authenticator has made it by then: a name that is missing is no reason to lose it. */
export const newPasskeyForm = z.object({
  pass: field(shortText, pass),
  name: field(
    shortText,
    z
      .string()
      .default("")
      .transform((typed) => writeOnOneLine(typed) || NAMELESS)
      .pipe(name),
  ),
});
