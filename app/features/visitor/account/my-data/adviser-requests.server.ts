import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { answerRefusal } from "~/web/forms/answer-refusal.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { readOperationId } from "~/web/forms/operation-id.server";
import { refusePlan } from "~/web/access/plan-of-page.server";
import { carrySession, carryUnkept } from "~/web/identity/session.server";
import { requireUser } from "~/web/identity/user.server";
import { answerInPlace } from "~/ui/form";
import { writeInstant } from "~/words/plan/write-figures";

const PAGE = "/en/my-data/advisers";

/**
 * Shows somebody the advisers who wait for their yes.
 * @param isRefused whether the page answers a form of which nothing was kept
 */
export async function showAdviserRequests(request: Request, isRefused: boolean) {
  const { session, described } = await requireUser(request);
  const answer = await callBackend("getAdviserRequests", {}, session);
  if (!isSuccess(answer)) throw refusePlan(answer, session);
  const requests = answer.return_object.requests.map(({ adviser, asked_at }) => ({
    id: adviser.userId,
    name: adviser.name,
    role: adviser.role,
    askedAt: writeInstant(asked_at),
  }));
  const headers = carryUnkept(session);
  const adviser = described.adviser && `${described.adviser.name}, ${described.adviser.role}`;
  return json({ requests, adviser, operation: randomUUID(), isRefused }, { headers });
}

/** Stores a yes or a no: the button's value is the answer and the adviser's number. */
export async function answerAdviserRequests(request: Request) {
  const { form, distrust } = await readForm(request);
  const { session } = await requireUser(request);
  const headers = carrySession(session);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], headers);
  const [, said, digits] = /^(yes|no)-(\d{1,10})$/.exec(String(form.get("intent"))) ?? [];
  const caller = { ...session, processContextId: readOperationId(form) };
  const body = { adviserId: Number(digits), answer: said === "yes" ? ("yes" as const) : ("no" as const) };
  const answer = await callBackend("answerAdviserRequest", { body }, caller);
  // A request that is gone was answered before, or taken back: the page shows what is left.
  if (isSuccess(answer) || answer.http_code === 404) return redirect(PAGE, { status: 303, headers });
  return answerRefusal(form, answer, session, () => undefined);
}
