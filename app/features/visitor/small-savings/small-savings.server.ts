import { json } from "@remix-run/node";
import { MINIMUM_SAVINGS } from "~/base/money";
import { carrySession, findOrStartSession } from "~/web/identity/session.server";
import { answerInPlace } from "~/ui/form";
import { readEstimateAddress } from "~/web/plan/typed-estimate";
import { smallSavingsForm } from "./small-savings-form";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { describeSmallSavings, type SmallSavingsView } from "~/words/small-savings/describe-small-savings";

const FAILED = "We could not work this out just now. Please try again.";

/** The content for the typed savings. */
export type WeighedSavings = SmallSavingsView & { isEnoughForPlan: boolean };

/** Takes over the first figure's answers, which this page asks as well. */
export function takeOverFirstFigure(request: Request) {
  const { age, savings } = readEstimateAddress(new URL(request.url));
  return { age, retirement_savings: savings };
}

/** Weighs the typed savings and answers in place: nothing is stored for another page to show. */
export async function weighTypedSavings(args: FormArgs) {
  const open = async (request: Request) => ({ session: await findOrStartSession(request) });
  const declared = { open, schema: smallSavingsForm };
  return handleForm(args, declared, async ({ form, session, send, refuse, values: asked }) => {
    if (!session) return refuse(FAILED);
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
