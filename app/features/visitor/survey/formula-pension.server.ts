import { json } from "@remix-run/node";
import { ASKED_BY_EMPLOYER } from "./page-of-money";
import { formulaPensionForm } from "./formula-pension-form";
import { answerInPlace } from "~/ui/form";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { carrySession, findOrStartSession } from "~/web/identity/session.server";
import { comparePension } from "~/words/formula-pension/compare-pension";

const FAILED = "We could not work this out just now. Please try again.";

/** Reads whether an employer's name led here. */
export function readWhyAsked(request: Request) {
  return { isAskedByEmployer: new URL(request.url).searchParams.has(ASKED_BY_EMPLOYER) };
}

/** Compares the typed pension with the income that the lump sum would buy, in place: nothing is stored. */
export async function compareTypedPension(args: FormArgs) {
  const open = async (request: Request) => ({ session: await findOrStartSession(request) });
  const declared = { open, schema: formulaPensionForm };
  return handleForm(args, declared, async ({ form, session, send, refuse, values }) => {
    if (!session) return refuse(FAILED);
    const { age, gender, savings, partner_age } = values;
    const answer = await send("estimateIncome", { body: { age, gender, savings, partner_age } });
    const headers = carrySession(session);
    const refilled = (await (await answerInPlace(form, [], headers)).json()) as object;
    return json({ ...refilled, compared: comparePension(answer, values) }, { headers });
  });
}
