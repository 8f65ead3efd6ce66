import { z } from "zod";
import { idOf } from "~/contract/wire/number";
import { field } from "~/web/fields/field";
import { wholeNumber } from "~/web/fields/typings";

const NOBODY_CHOSEN = "Please choose who is to be their adviser";

/** Who receives clients. */
export const handOverForm = z.object({
  toUserId: field(wholeNumber, idOf(NOBODY_CHOSEN, { required_error: NOBODY_CHOSEN })),
});
