import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { callBackend, type Caller } from "~/backend/door.server";
import { writePhone } from "~/base/write-phone";
import { type Envelope, isSuccess } from "~/contract/wire/envelope";
import { nameUser } from "~/contract/account/user";
import { findCoach } from "~/web/page/coach.server";
import { readOwnPath } from "~/web/request/return-address";
import {
  explainRateLimit,
  findOrStartSession,
  findSession,
  type Session,
  showPage,
} from "~/web/identity/session.server";
import { findUser } from "~/web/identity/user.server";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { callForm, messageForm } from "./contact-forms";
import { CALL_FAILED, CALL_INTENT, MESSAGE_FAILED } from "./contact";

/** Query parameters: a message was sent, a call was requested, the address of the next page. */
const SENT = "sent";
const CALL_ASKED = "call";
const BACK = "back";

/** The visitor to call, as far as known. */
type KnownCaller = { name?: string; phone?: string };

/**
 * Shows the people to whom the visitor can talk.
 * @param answered the caller's details in the browser's unfinished answers
 */
export async function showContact(request: Request, answered?: KnownCaller) {
  const session = await findSession(request);
  const { searchParams } = new URL(request.url);
  const user = (await findUser(session))?.user;
  const isKnown = user ? nameUser(user) && user.cellNr : answered?.name && answered.phone;
  const planned = session && !session.person?.role && !isKnown ? await findInPlan(session) : undefined;
  const phone = user?.cellNr ?? answered?.phone ?? planned?.phone;
  const view = {
    coach: await findCoach(session),
    caller: {
      name: (user && nameUser(user)) ?? answered?.name ?? planned?.name,
      phone: phone && writePhone(phone),
    },
    isSent: searchParams.has(SENT),
    isCallAsked: searchParams.has(CALL_ASKED),
    backTo: readOwnPath(searchParams.get(BACK)),
    processContextId: randomUUID(),
  };
  return showPage(view, session);
}

/** The name and phone number in a visitor's newest plan. */
async function findInPlan({ bearer }: Session): Promise<KnownCaller | undefined> {
  const plans = await callBackend("getAllPlans", { query: { limit: 1 } }, { bearer });
  const plan = isSuccess(plans) ? plans.return_object[0] : undefined;
  return (
    plan && {
      name: [plan.first_name, plan.last_name].filter(Boolean).join(" ") || undefined,
      phone: plan.phone,
    }
  );
}

const FIELDS = [...Object.keys(callForm.shape), ...Object.keys(messageForm.shape), BACK];

/** Sends a message or a request for a call to the person's adviser, or to the operator if they have none. */
export async function sendContactForm(args: FormArgs) {
  const open = async (request: Request) => ({ session: await findOrStartSession(request) });
  const declared = { open, schema: chooseForm, fields: FIELDS };
  return handleForm(args, declared, async ({ form, values, session, caller, refuse, redirectTo }) => {
    const errand = planErrand(values);
    if (!session) return refuse(errand.failed);
    const first = await errand.send(caller);
    // 409: a page restored by the browser reuses its idempotency key with other text.
    const isOther = first.http_code === 409;
    const answer = isOther ? await errand.send({ ...caller, processContextId: randomUUID() }) : first;
    if (!isSuccess(answer)) {
      const failure = answer.http_code === 429 ? explainRateLimit(answer) : errand.failed;
      return refuse(answer, { nameField: (path) => path.replace("data.", ""), failure });
    }
    const back = readOwnPath(form.get(BACK));
    const query = back ? `&${new URLSearchParams({ [BACK]: back })}` : "";
    return redirectTo(`/en/contact?${errand.doneQuery}${query}`);
  });
}

type MessageForm = typeof messageForm;
type CallForm = typeof callForm;

/** Mistakes are found before the services count the message: they accept only five an hour. */
function chooseForm(form: FormData): MessageForm | CallForm {
  return form.get("intent") === CALL_INTENT ? callForm : messageForm;
}

/** A backend call, the query of the page that follows, and the notice if it fails. */
type Errand = { send: (caller: Caller) => Promise<Envelope>; doneQuery: string; failed: string };

function planErrand(typed: z.output<MessageForm | CallForm>): Errand {
  if ("message" in typed) {
    const body = { type: "coach" as const, data: typed };
    const send = (caller: Caller) => callBackend("sendMessage", { body }, caller);
    return { send, doneQuery: SENT, failed: MESSAGE_FAILED };
  }
  const send = (caller: Caller) => callBackend("requestCall", { body: typed }, caller);
  return { send, doneQuery: CALL_ASKED, failed: CALL_FAILED };
}
