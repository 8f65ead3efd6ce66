import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { readId } from "~/base/read-id";
import { isSuccess } from "~/contract/wire/envelope";
import { requireAnswer } from "~/web/identity/require-answer.server";
import { showPage } from "~/web/identity/session.server";
import { requireUser } from "~/web/identity/user.server";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { writeInstant } from "~/words/plan/write-figures";

const PAGE = "/en/my-data/advisers";

/** Shows a person the advisers who wait for their answer. */
export async function showAdviserRequests({ request }: LoaderFunctionArgs) {
  const { session, described } = await requireUser(request);
  const waiting = await requireAnswer("getAdviserRequests", {}, session);
  const requests = waiting.requests.map(({ adviser, asked_at }) => ({
    id: adviser.userId,
    name: adviser.name,
    role: adviser.role,
    askedAt: writeInstant(asked_at),
  }));
  const adviser = described.adviser && `${described.adviser.name}, ${described.adviser.role}`;
  return showPage({ requests, adviser, operation: randomUUID() }, session);
}

/** Stores a yes or a no: the button's value holds the answer and the adviser's number. */
export async function answerAdviserRequests(args: FormArgs) {
  return handleForm(args, { open: requireUser }, async ({ form, caller, refuse, redirectTo }) => {
    const [, said, digits] = /^(yes|no)-(\d+)$/.exec(String(form.get("intent"))) ?? [];
    const body = {
      adviserId: readId(digits) ?? 0,
      answer: said === "yes" ? ("yes" as const) : ("no" as const),
    };
    const answer = await callBackend("answerAdviserRequest", { body }, caller);
    // 404: the request was already answered or withdrawn; the page shows those left.
    if (isSuccess(answer) || answer.http_code === 404) return redirectTo(PAGE);
    return refuse(answer, { nameField: () => undefined });
  });
}
