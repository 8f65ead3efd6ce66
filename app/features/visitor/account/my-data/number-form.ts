import { z } from "zod";
import { ownCellNumber } from "~/contract/wire/typed-numbers";
import { field } from "~/web/fields/field";
import { cell } from "~/web/fields/typings";

/** The number to which codes are to go from now on. */
export const numberForm = z.object({ cellNr: field(cell, ownCellNumber) });
