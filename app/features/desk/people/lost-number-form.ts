import { z } from "zod";
import { peopleOperations } from "~/contract/desk/people-operations";
import { field } from "~/web/fields/field";
import { cell, yesNo } from "~/web/fields/typings";

const { shape } = peopleOperations.askNumberChange.body;

/** Another cell number of somebody who has lost the old one. */
export const lostNumberForm = z.object({
  cell_number: field(cell, shape.cell_number),
  identity_checked: field(yesNo, shape.identity_checked),
});
