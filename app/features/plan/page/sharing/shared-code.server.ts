import { redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { carrySession, explainRateLimit, requireGuest, showPage } from "~/web/identity/session.server";
import { describeSentCode } from "~/web/forms/sent-code.server";
import { CODE_FIELDS, codeUnless } from "~/web/forms/sent-code-form";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { writeSharedPlace } from "../sharing-addresses";
import { findReading } from "./reading.server";
import { requestSharedCode } from "./shared.server";
import type { SharedCodeView } from "./shared-code-page";

const TOO_LATE = "This code is no longer valid. Press “Send it again” for another one";
const NOT_NOW = "We cannot check the code just now. Please wait a minute and press the button again.";

/** Finds the awaited code; redirects to the cover if none is awaited, or if the link leads to no plan. */
async function requireAwaited(request: Request, token = "") {
  const { requestId, sentAt = 0 } = (await findReading(request, token)) ?? {};
  const place = writeSharedPlace(token);
  if (requestId === undefined) throw redirect(place, { status: 303, headers: carrySession(undefined) });
  const session = await requireGuest(request);
  const cover = await callBackend("getSharedCover", { headers: { Token: token } }, session);
  if (cover.http_code === 404 || cover.http_code === 410)
    throw redirect(place, { status: 303, headers: carrySession(session) });
  return { requestId, sentAt, place, session };
}

/** Shows the page that asks for a link's code. */
export async function showSharedCode(request: Request, token: string | undefined) {
  const { requestId, sentAt, place, session } = await requireAwaited(request, token);
  const view: SharedCodeView = {
    place,
    ...(await describeSentCode(request, { requestId, sentAt })),
  };
  return showPage({ view }, session);
}

/** Checks the code, and opens the plan. */
export async function submitSharedCode(args: FormArgs, token: string | undefined) {
  const open = (request: Request) => requireAwaited(request, token);
  const declared = { open, schema: codeUnless("open"), fields: CODE_FIELDS };
  return handleForm(args, declared, async ({ form, values, caller, refuse, redirectTo, ...awaited }) => {
    const { requestId, place, session } = awaited;
    if (!("otp" in values)) return requestSharedCode(args.request, token, { form, session });
    const { otp } = values;
    const checked = await callBackend("verifyCode", { body: { token_request_id: requestId, otp } }, caller);
    if (isSuccess(checked)) return redirectTo(place);
    const isTooLate = checked.http_code === 410 || checked.http_code === 404;
    if (isTooLate) return refuse([{ field: "otp", message: TOO_LATE }]);
    const failure = checked.http_code === 429 ? explainRateLimit(checked) : NOT_NOW;
    return refuse(checked, { nameField: () => "otp", failure });
  });
}
