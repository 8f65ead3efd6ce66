import { z } from "zod";
import { idNumber, ownCellNumber } from "~/contract/wire/typed-numbers";
import { field } from "~/web/fields/field";
import { cell, shortText } from "~/web/fields/typings";

/** Who wants to log in. */
export const logInForm = z.object({ rsaIdNr: field(shortText, idNumber) });

/** Whose the new account is, and where its codes go. */
export const registerForm = logInForm.extend({ cellNr: field(cell, ownCellNumber) });
