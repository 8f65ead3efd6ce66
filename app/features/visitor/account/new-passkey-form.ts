import { z } from "zod";
import { passkeyOperations } from "~/contract/account/passkey-operations";
import { writeOnOneLine } from "~/contract/wire/typed-text";
import { field } from "~/web/fields/field";
import { shortText } from "~/web/fields/typings";

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
