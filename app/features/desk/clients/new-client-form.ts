import { z } from "zod";
import { newUserSchema } from "~/contract/desk/client-operations";
import { field } from "~/web/fields/field";
import { cell, email, shortText } from "~/web/fields/typings";

const { shape } = newUserSchema;

/** What a planner says of a new client. */
export const newClientForm = z.object({
  firstNames: field(shortText, shape.firstNames),
  surname: field(shortText, shape.surname),
  rsaIdNr: field(shortText, shape.rsaIdNr),
  cellNr: field(cell, shape.cellNr),
  email: field(email, shape.email),
});
