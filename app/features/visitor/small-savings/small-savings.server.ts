import { json } from "@remix-run/node";
import { MINIMUM_SAVINGS, parseRand } from "~/base/money";
import { carrySession, findOrStartSession } from "~/web/identity/session.server";
import { answerInPlace } from "~/ui/form";
import { handleForm } from "~/web/forms/handle-form.server";
import type { FormArgs } from "~/web/forms/handle-form.server";
import { describeSmallSavings, type SmallSavingsView } from "~/words/small-savings/describe-small-savings";

const FAILED = "We could not work this out just now. Please try again.";

/** What the page says of the savings that were typed. */
export type WeighedSavings = SmallSavingsView & { isEnoughForPlan: boolean };

const FIELDS = ["age", "retirement_savings", "earlier_lump_sums", "debt_value"];

/** Weighs what was typed and answers in place: nothing is kept that another page could show. */
export async function weighTypedSavings(args: FormArgs) {
  const open = async (request: Request) => ({ session: await findOrStartSession(request) });
  return handleForm(args, { open, fields: FIELDS }, async ({ form, session, send, refuse }) => {
    if (!session) return refuse(FAILED);
    const asked = readAsked(form);
    const body = {
      age: asked.age,
      retirement_savings: asked.savings,
      earlier_lump_sums: asked.earlierLumpSums,
      debt_value: asked.debt,
    };
    const answer = await send("checkSmallSavings", { body });
    const headers = carrySession(session);
    const refilled = (await (await answerInPlace(form, [], headers)).json()) as object;
    const weighed: WeighedSavings = {
      ...describeSmallSavings(answer, asked),
      isEnoughForPlan: asked.savings >= MINIMUM_SAVINGS,
    };
    return json({ ...refilled, weighed }, { headers });
  });
}

/** What cannot be read is NaN, which the service refuses in its own words. */
function readAsked(form: FormData) {
  const typed = (name: string) => String(form.get(name) ?? "").trim();
  const readRand = (text: string) => Math.round(parseRand(text) ?? NaN);
  return {
    age: /^\d{1,3}$/.test(typed("age")) ? Number(typed("age")) : NaN,
    savings: readRand(typed("retirement_savings")),
    earlierLumpSums: readRand(typed("earlier_lump_sums") || "0"),
    debt: readRand(typed("debt_value") || "0"),
  };
}
