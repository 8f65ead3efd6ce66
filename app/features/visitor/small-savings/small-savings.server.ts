import { json } from "@remix-run/node";
import { z } from "zod";
import { MINIMUM_SAVINGS } from "~/base/money";
import { smallSavingsOperations } from "~/contract/plan/small-savings-operations";
import { carrySession, findOrStartSession } from "~/web/identity/session.server";
import { answerInPlace } from "~/ui/form";
import { field } from "~/web/fields/field";
import { readFields } from "~/web/fields/read-fields.server";
import { ageYears, wholeRand } from "~/web/fields/typings";
import { handleForm } from "~/web/forms/handle-form.server";
import type { FormArgs } from "~/web/forms/handle-form.server";
import { describeSmallSavings, type SmallSavingsView } from "~/words/small-savings/describe-small-savings";

const FAILED = "We could not work this out just now. Please try again.";

/** What the page says of the savings that were typed. */
export type WeighedSavings = SmallSavingsView & { isEnoughForPlan: boolean };

const { body } = smallSavingsOperations.checkSmallSavings;

/** The form's fields; what they may be is what the service takes. */
const fields = z.object({
  age: field(ageYears, body.shape.age),
  retirement_savings: field(wholeRand, body.shape.retirement_savings),
  earlier_lump_sums: field(wholeRand, body.shape.earlier_lump_sums),
  debt_value: field(wholeRand, body.shape.debt_value),
});

/** Weighs what was typed and answers in place: nothing is kept that another page could show. */
export async function weighTypedSavings(args: FormArgs) {
  const open = async (request: Request) => ({ session: await findOrStartSession(request) });
  const declared = { open, fields: Object.keys(fields.shape) };
  return handleForm(args, declared, async ({ form, session, send, refuse }) => {
    if (!session) return refuse(FAILED);
    const read = await readFields(fields, form);
    if (!read.ok) return refuse(read.reason);
    const asked = read.value;
    const answer = await send("checkSmallSavings", { body: asked });
    const headers = carrySession(session);
    const refilled = (await (await answerInPlace(form, [], headers)).json()) as object;
    const weighed: WeighedSavings = {
      ...describeSmallSavings(answer, asked),
      isEnoughForPlan: asked.retirement_savings >= MINIMUM_SAVINGS,
    };
    return json({ ...refilled, weighed }, { headers });
  });
}
