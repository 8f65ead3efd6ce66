import { z } from "zod";
import { linkOperations } from "~/contract/records/link-operations";
import { NEEDS_AGREEMENT, LINK_TICKS } from "~/contract/records/link-terms";
import { closed, field, needed } from "~/web/fields/field";
import { agreedToday, choicesOf, wholeNumber } from "~/web/fields/typings";
import { cell, email, message, shortText } from "~/web/fields/contact-typings";

const { shape } = linkOperations.sharePlan.body;

/**
 * The form of a link. Its rules depend on the plan's client, on the ticks, and on two questions that are not
 * sent.
 */
export function makeShareForm(form: FormData, client: string | undefined) {
  const needsAgreement =
    client !== undefined && NEEDS_AGREEMENT.some((tick) => form.getAll("include").includes(tick));
  const [isCoded, isMailed] = [form.get("wants_code") === "yes", form.get("wants_mail") === "yes"];
  return z.object({
    label: field(shortText, shape.label),
    expires_in_days: field(wholeNumber, shape.expires_in_days),
    include: field(choicesOf(LINK_TICKS), shape.include),
    client_agreed_on: field(
      agreedToday,
      needsAgreement
        ? needed(shape.client_agreed_on, `Please ask ${client}, and confirm that they agreed`)
        : shape.client_agreed_on,
    ),
    code_to: field(cell, isCoded ? needed(shape.code_to, "Please type their cell number") : closed),
    send_to: field(email, isMailed ? needed(shape.send_to, "Please type their email address") : closed),
    message: field(message, isMailed ? shape.message : closed),
  });
}
