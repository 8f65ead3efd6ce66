import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { answerRefusal } from "~/web/forms/answer-refusal.server";
import { requireRight } from "~/web/identity/desk.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { carrySession, carryUnkept } from "~/web/identity/session.server";
import { answerInPlace } from "~/ui/form";
import type { NewPersonView } from "./new-person-page";
import { listOrganisationChoices } from "./organisations-to-choose.server";
import { PEOPLE } from "./people-words";
import { NAME_FIELDS, ORGANISATION_FIELD, WORK_FIELDS } from "./person-fields";

/** Shows the form for another person. */
export async function showNewPerson(request: Request, isRefused: boolean) {
  const session = await requireRight(request, "managePeople");
  const view: NewPersonView = { organisations: await listOrganisationChoices(session), isRefused };
  return json(view, { headers: carryUnkept(session) });
}

/** Opens the account, and leads to the person's page. */
export async function addPerson(request: Request) {
  const { form, distrust } = await readForm(request);
  const session = await requireRight(request, "managePeople");
  const headers = carrySession(session);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], headers);
  const read = (name: string) => String(form.get(name) ?? "");
  const texts = [...NAME_FIELDS, ...WORK_FIELDS].map(({ name }) => [name, read(name)]);
  const user = {
    ...(Object.fromEntries(texts) as Record<"firstNames" | "surname" | "email", string>),
    rsaIdNr: read("rsaIdNr"),
    cellNr: read("cellNr"),
    role: read("role") as "Investor",
    organizationId: read(ORGANISATION_FIELD),
    submittedByUserId: session.userId,
  };
  const answer = await callBackend("createUser", { body: { user } }, session);
  if (!isSuccess(answer)) return answerRefusal(form, answer, session);
  const opened = answer.return_object;
  const next = "user" in opened ? `${PEOPLE}/${opened.user.userId}?saved` : PEOPLE;
  return redirect(next, { status: 303, headers });
}
