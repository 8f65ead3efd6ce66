import { z } from "zod";
import { peopleOperations } from "~/contract/desk/people-operations";
import { idOf } from "~/contract/wire/number";
import { field } from "~/web/fields/field";
import { wholeNumber, yesNo } from "~/web/fields/typings";
import { cell } from "~/web/fields/contact-typings";

const { askNumberChange, resetPasskeys } = peopleOperations;

const NOBODY_CHOSEN = "Please choose who is to be their adviser";

/** The adviser who receives clients. */
export const handOverForm = z.object({
  toUserId: field(wholeNumber, idOf(NOBODY_CHOSEN, { required_error: NOBODY_CHOSEN })),
});

/** A new cell number for a person who lost the old one. */
export const lostNumberForm = z.object({
  cell_number: field(cell, askNumberChange.body.shape.cell_number),
  identity_checked: field(yesNo, askNumberChange.body.shape.identity_checked),
});

/** The administrator confirms that they have seen or spoken to the person before their passkeys are removed. */
export const resetPasskeysForm = z.object({
  identity_checked: field(yesNo, resetPasskeys.body.shape.identity_checked),
});
