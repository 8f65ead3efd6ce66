import { z } from "zod";
import { passkeyOperations } from "~/contract/account/passkey-operations";
import { idNumber, ownCellNumber } from "~/contract/wire/typed-numbers";
import { writeOnOneLine } from "~/contract/wire/typed-text";
import { field } from "~/web/fields/field";
import { yesNo } from "~/web/fields/typings";
import { cell, shortText } from "~/web/fields/contact-typings";

export const logInForm = z.object({ rsaIdNr: field(shortText, idNumber) });

/** The person for whom an account is opened, and the phone that receives its codes. */
export const registerForm = logInForm.extend({ cellNr: field(cell, ownCellNumber) });

/** The answer whether a plan made before the login is the person's own. */
export const keepPlanForm = z.object({
  keep: field(yesNo, z.boolean({ required_error: "Please choose what should happen to the plan" })),
});

const { name, pass } = passkeyOperations.addPasskey.body.shape;

/** The name of a passkey that was not given one. */
const NAMELESS = "Passkey";

/** The form of a new passkey. The authenticator has created it by then, so a missing name is no mistake. */
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
