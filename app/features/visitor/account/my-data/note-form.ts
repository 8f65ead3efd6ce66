import { z } from "zod";
import { ownDataOperations } from "~/contract/account/own-data-operations";
import { field } from "~/web/fields/field";
import { message } from "~/web/fields/typings";

/** What somebody says is wrong in what we keep about them. */
export const noteForm = z.object({
  note: field(message, ownDataOperations.noteCorrection.body.shape.note),
});
