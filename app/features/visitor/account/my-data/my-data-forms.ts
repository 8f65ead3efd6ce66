import { z } from "zod";
import { ownDataOperations } from "~/contract/account/own-data-operations";
import { ownCellNumber } from "~/contract/wire/typed-numbers";
import { field } from "~/web/fields/field";
import { cell, message } from "~/web/fields/typings";

/** What somebody says is wrong in what we keep about them. */
export const noteForm = z.object({
  note: field(message, ownDataOperations.noteCorrection.body.shape.note),
});

/** The number to which codes are to go from now on. */
export const numberForm = z.object({ cellNr: field(cell, ownCellNumber) });
