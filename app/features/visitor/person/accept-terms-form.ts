import { z } from "zod";
import { field } from "~/web/fields/field";
import { yesNo } from "~/web/fields/typings";

const NOT_TICKED = "Please tick the box if you accept the terms and conditions";

export const acceptTermsForm = z.object({
  accepted: field(yesNo, z.literal(true, { errorMap: () => ({ message: NOT_TICKED }) })),
});
