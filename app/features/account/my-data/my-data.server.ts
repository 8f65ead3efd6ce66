import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { maskIdentityNumber } from "~/base/identity-number";
import { CONFIRMED_DEEDS } from "~/contract/confirmed-deed";
import { isSuccess } from "~/contract/envelope";
import type { Envelope } from "~/contract/envelope";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import { forgetSealed } from "~/features/session/sealed-cookie.server";
import { SESSION_COOKIE } from "~/features/session/kept-session.server";
import { carrySession, readWait, refuseForNow } from "~/features/session/session.server";
import { describeWait } from "~/features/session/too-frequent";
import { answerInPlace } from "~/ui/form";
import { askForConfirmation, requirePerson, writeConfirmation } from "./confirmation.server";
import type { MyDataView } from "./my-data-view";

const NOT_NOW = "We could not do this just now. Please wait a minute and press the button again.";

/** Shows who a person is to us, and what they can do with their data. */
export async function showMyData(request: Request, isRefused: boolean) {
  const session = await requirePerson(request);
  const [self, plans] = await Promise.all([
    callBackend("getUser", { headers: { EntityContext: "self" } }, session),
    callBackend("getAllPlans", {}, session),
  ]);
  if (!isSuccess(self)) throw refuseForNow(session, self);
  if (!isSuccess(plans)) throw refuseForNow(session, plans);
  const { user } = self.return_object;
  const { searchParams } = new URL(request.url);
  const view: MyDataView = {
    name: [user.firstNames, user.surname].filter(Boolean).join(" "),
    idNumber: maskIdentityNumber(user.rsaIdNr),
    cellNumber: user.cellNr ? `•• ••• ${user.cellNr.slice(-4)}` : "",
    plans: plans.return_object.map(({ id }) => id ?? 0),
    hasHealthAnswers: plans.return_object.some((plan) => plan.has_serious_illness !== undefined),
    done: searchParams.has("number") ? "number" : searchParams.has("health") ? "health" : undefined,
  };
  return json({ ...view, isRefused }, { headers: carrySession(session) });
}

/** Has a code sent for what was pressed, or withdraws the consent at once. */
export async function submitMyData(request: Request): Promise<Response> {
  const { form, distrust } = await readForm(request);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], new Headers());
  const session = await requirePerson(request);
  const purpose = CONFIRMED_DEEDS.find((one) => one === form.get("intent"));
  if (!purpose) return redirect("/en/my-data", { status: 303 });
  const asked = await askForConfirmation(session, purpose);
  if (!asked.confirmation) return answerInPlace(form, describeRefusal(asked.answer), carrySession(session));
  const headers = carrySession(session, [await writeConfirmation(asked.confirmation)]);
  return redirect("/en/my-data/code", { status: 303, headers });
}

/** Asks once more before the health answers are deleted. */
export async function showWithdrawal(request: Request, isRefused: boolean) {
  const session = await requirePerson(request);
  return json({ isRefused }, { headers: carrySession(session) });
}

/** Deletes the health answers of somebody who has read what that means. */
export async function submitWithdrawal(request: Request): Promise<Response> {
  const { form, distrust } = await readForm(request);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], new Headers());
  const session = await requirePerson(request);
  const answer = await callBackend("withdrawHealthConsent", {}, session);
  if (!isSuccess(answer)) return answerInPlace(form, describeRefusal(answer), carrySession(session));
  // Unfinished answers in this browser may say something about health as well.
  const forgotten = forgetSealed(request, (name) => name !== SESSION_COOKIE);
  return redirect("/en/my-data?health", { status: 303, headers: carrySession(session, forgotten) });
}

/** Why something was not done, in words for the person. */
export function describeRefusal(answer: Envelope): string {
  if (answer.http_code !== 429) return NOT_NOW;
  return `We send at most three codes an hour. You can ask for the next one ${describeWait(readWait(answer))}.`;
}
