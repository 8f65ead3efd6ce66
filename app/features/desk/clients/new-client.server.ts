import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { answerRefusal } from "~/web/forms/answer-refusal.server";
import { requireRight } from "~/web/identity/desk.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { readOperationId } from "~/web/forms/operation-id.server";
import { carrySession, carryUnkept } from "~/web/identity/session.server";
import { answerInPlace } from "~/ui/form";
import type { NEW_CLIENT_FIELDS } from "./new-client-page";

/** Shows the form. */
export async function showNewClient(request: Request, isRefused: boolean) {
  const session = await requireRight(request, "addClients");
  const headers = carryUnkept(session);
  return json({ isRefused, operation: randomUUID() }, { headers });
}

/** Opens the account, once however often the form is sent, and leads to the client's survey; to the list if the holder of an account has to agree first. */
export async function addClient(request: Request) {
  const { form, distrust } = await readForm(request);
  const session = await requireRight(request, "addClients");
  const headers = carrySession(session);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], headers);
  const read = (name: keyof typeof NEW_CLIENT_FIELDS) => String(form.get(name) ?? "");
  const user = {
    userId: null,
    firstNames: read("firstNames"),
    surname: read("surname"),
    rsaIdNr: read("rsaIdNr"),
    cellNr: read("cellNr"),
    email: read("email"),
    role: "Investor" as const,
    submittedByUserId: session.userId,
  };
  const caller = { ...session, processContextId: readOperationId(form) };
  const answer = await callBackend("createUser", { body: { user } }, caller);
  if (isSuccess(answer)) {
    const opened = answer.return_object;
    const next = "user" in opened ? `/en/1?client=${opened.user.userId}` : "/en/admin/clients?saved";
    return redirect(next, { status: 303, headers });
  }
  return answerRefusal(form, answer, session);
}
