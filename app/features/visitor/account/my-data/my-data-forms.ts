import { z } from "zod";
import { ownDataOperations } from "~/contract/records/own-data-operations";
import { ownCellNumber } from "~/contract/wire/typed-numbers";
import { field } from "~/web/fields/field";
import { cell, message } from "~/web/fields/contact-typings";

/** A note about wrong data. */
export const noteForm = z.object({
  note: field(message, ownDataOperations.noteCorrection.body.shape.note),
});

/** The new number for codes. */
export const numberForm = z.object({ cellNr: field(cell, ownCellNumber) });
