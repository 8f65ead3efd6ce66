/** The forms that keep a check: of what was typed, and of a plan that has started. */
import { z } from "zod";
import { isIsoDate, todayInSouthAfrica } from "~/base/date";
import { checkedAnnuitySchema } from "~/contract/living-annuity/check-operations";
import { keptCheckOperations } from "~/contract/living-annuity/kept-checks";
import { closed, field, needed } from "~/web/fields/field";
import { agreedToday, day, wholeRand, yesNo } from "~/web/fields/typings";

const { wants_mail, client_agreed_on } = keptCheckOperations.keepCheck.body.shape;

/** The questions before a check is kept: a client's agreement, if it is for one, and whether a mail may invite the owner back. */
export function makeKeepingForm(client: string | undefined) {
  const agreed =
    client === undefined
      ? closed
      : needed(client_agreed_on, `Please ask ${client}, and confirm that they agreed`);
  return z.object({
    client_agreed_on: field(agreedToday, agreed),
    wants_mail: field(yesNo, wants_mail),
  });
}

const NO_START = "Please enter the day on which it started, such as 01/03/2026, not in the future";

const { value, monthly_income } = checkedAnnuitySchema.shape;

/** The day on which a plan started, its capital and its income, with the questions of every kept check. */
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
