import { z } from "zod";
import { keptCheckOperations } from "~/contract/living-annuity/kept-checks";
import { closed, field, needed } from "~/web/fields/field";
import { agreedToday, yesNo } from "~/web/fields/typings";

const { wants_mail, client_agreed_on } = keptCheckOperations.keepCheck.body.shape;

/** What is asked of whoever keeps a check: a client's agreement, if it is for one, and whether a mail should ask back. */
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
