import { z } from "zod";
import { isIsoDate, todayInSouthAfrica } from "~/base/date";
import { checkedAnnuitySchema } from "~/contract/living-annuity/check-operations";
import { field } from "~/web/fields/field";
import { day, wholeRand } from "~/web/fields/typings";
import { makeKeepingForm } from "./make-keeping-form";

const NO_START = "Please enter the day on which it started, such as 01/03/2026, not in the future";

const { value, monthly_income } = checkedAnnuitySchema.shape;

/** When a plan started, with how much, and with what income; and how it is kept. */
export function makeStartedForm(client: string | undefined) {
  return z.object({
    started_on: field(
      day,
      z
        .string({ required_error: NO_START })
        .refine((date) => isIsoDate(date) && date <= todayInSouthAfrica(new Date()), NO_START),
    ),
    value: field(wholeRand, value),
    monthly_income: field(wholeRand, monthly_income),
    ...makeKeepingForm(client).shape,
  });
}
