import { randomUUID } from "node:crypto";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import type { ConfirmedAction } from "~/contract/account/confirmed-action";
import { isSuccess } from "~/contract/wire/envelope";
import { refusals } from "~/contract/wire/refusals";
import { deleteSealedCookie } from "~/web/cookies/sealed-cookie.server";
import { carrySession, type PersonSession, showPage } from "~/web/identity/session.server";
import { describeSendAgain, sayStillOnItsWay } from "../describe-send-again";
import { describeSentCode } from "~/web/forms/sent-code.server";
import { CODE_FIELDS, codeUnless } from "~/web/forms/sent-code-form";
import { type FormArgs, handleForm, type Posted } from "~/web/forms/handle-form.server";
import { requirePerson } from "~/web/identity/user.server";
import type { ConfirmView } from "./fresh-code-page";
import {
  type Confirmation,
  confirmationCookie,
  requireConfirmation,
  writeConfirmation,
} from "../confirmation.server";
import { describeRefusal } from "./my-data.server";
import { numberForm } from "./my-data-forms";

const TOO_LATE = "This code is no longer valid: go back and ask for a new one";

/** The request whose code is awaited: that of the new number once it was typed. */
const awaited = ({ newNumber, requestId, sentAt }: Confirmation) => newNumber ?? { requestId, sentAt };

/** Shows the page that asks for the code. */
export async function showConfirm({ request }: LoaderFunctionArgs) {
  const { session } = await requirePerson(request);
  const confirmation = await confirmationCookie.read(request);
  if (!confirmation) throw redirect("/en/my-data", { headers: carrySession(session) });
  const { sentAt } = awaited(confirmation);
  const view: ConfirmView = {
    isNewNumber: confirmation.newNumber !== undefined,
    sendAgain: describeSendAgain(sentAt),
    isSentAgain: new URL(request.url).searchParams.has("again"),
    ...(await describeSentCode(request, awaited(confirmation))),
  };
  return showPage(view, session);
}

/** Checks the code and redirects to the action that it confirms. */
export async function submitConfirm(args: FormArgs) {
  const declared = { open: requirePerson, schema: codeUnless("again"), fields: CODE_FIELDS };
  return handleForm(args, declared, async (posted) => {
    const { values, caller, refuse, redirectTo } = posted;
    const confirmation = await confirmationCookie.read(args.request);
    if (!confirmation) return redirectTo("/en/my-data");
    if (!("otp" in values)) return sendAgain(posted, confirmation);
    const body = { token_request_id: awaited(confirmation).requestId, otp: values.otp };
    const checked = await callBackend("verifyCode", { body }, caller);
    if (!isSuccess(checked)) {
      const isTooLate = checked.http_code === 410 || checked.http_code === 404;
      if (isTooLate) return refuse([{ field: "otp", message: TOO_LATE }]);
      return refuse(checked, { nameField: () => "otp", failure: describeRefusal(checked) });
    }
    if (confirmation.newNumber) return redirectTo("/en/my-data?number", [confirmationCookie.clear()]);
    const given = await writeConfirmation({ ...confirmation, isGiven: true });
    return redirectTo(`/en/my-data/${confirmation.purpose}`, [given]);
  });
}

/** Has the awaited code sent again, to the same number. */
async function sendAgain(
  { session, refuse, redirectTo }: Posted & { session: PersonSession },
  confirmation: Confirmation,
) {
  const { requestId, sentAt } = awaited(confirmation);
  const wait = describeSendAgain(sentAt);
  if (wait) return refuse(sayStillOnItsWay(wait));
  const answer = await callBackend("resendConfirmation", { query: { request_id: requestId } }, session);
  if (answer.http_code === 410 || answer.http_code === 404) return refuse(TOO_LATE);
  if (!isSuccess(answer)) return refuse(describeRefusal(answer));
  const anew = { requestId, sentAt: Date.now() };
  const kept = confirmation.newNumber ? { ...confirmation, newNumber: anew } : { ...confirmation, ...anew };
  return redirectTo("/en/my-data/code?again", [await writeConfirmation(kept)]);
}

/** Shows a page that takes a confirmation and needs no data. */
export async function showConfirmed(request: Request, purpose: ConfirmedAction) {
  const { session } = await requireConfirmation(request, purpose);
  return showPage({ operation: randomUUID() }, session);
}

/** Has a code sent to the typed number. */
export async function submitNumber(args: FormArgs) {
  const open = (request: Request) => requireConfirmation(request, "number");
  const declared = { open, schema: numberForm };
  return handleForm(args, declared, async ({ values, session, confirmation, refuse, redirectTo }) => {
    const input = {
      headers: { Requestid: confirmation.requestId },
      body: { cell_number: values.cellNr },
    };
    const answer = await callBackend("changeCellNumber", input, session);
    if (!isSuccess(answer))
      return refuse(answer, { nameField: () => "cellNr", failure: describeRefusal(answer) });
    const newNumber = { requestId: answer.return_object.request_id, sentAt: Date.now() };
    return redirectTo("/en/my-data/code", [await writeConfirmation({ ...confirmation, newNumber })]);
  });
}

const HAS_CLIENTS =
  "You still have clients. Hand them over first, or ask an administrator to do it. Then you can delete your data.";
const LAST_ADMINISTRATOR =
  "You are the last system administrator. Give somebody else that role in People first. Then you can delete your data.";

/** Deletes all of the person's data, and clears their cookies in this browser. */
export async function submitDeletion(args: FormArgs) {
  const open = (request: Request) => requireConfirmation(request, "delete");
  return handleForm(args, { open }, async ({ session, confirmation, refuse }) => {
    const input = { headers: { Requestid: confirmation.requestId } };
    const answer = await callBackend("deleteOwnData", input, session);
    if (answer.http_code === 409)
      return refuse(answer.message === refusals.hasClients.message ? HAS_CLIENTS : LAST_ADMINISTRATOR);
    if (!isSuccess(answer)) return refuse(describeRefusal(answer));
    const headers = carrySession(undefined, deleteSealedCookie(args.request));
    headers.set("Clear-Site-Data", '"cache"');
    return redirect("/en/logged-out?deleted", { status: 303, headers });
  });
}
