import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import type { Envelope, Rejection } from "~/contract/wire/envelope";
import type { Organization } from "~/contract/desk/organisation";
import type { OrganizationChanges } from "~/contract/desk/organisation-operations";
import { hasRight } from "~/contract/wire/rights";
import { answerRefusal } from "~/web/forms/answer-refusal.server";
import { requireRight } from "~/web/identity/desk.server";
import type { DeskSession } from "~/web/identity/desk.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { readOperationId } from "~/web/forms/operation-id.server";
import { carrySession, carryUnkept, sayNotFound } from "~/web/identity/session.server";
import { readPictureForm, storePicture, TOO_LARGE_TO_READ } from "~/web/forms/store-picture.server";
import { answerInPlace } from "~/ui/form";
import { FEES_FIELD, LOGO_FIELD, ORGANISATIONS, PARENT_FIELD, TEXT_FIELDS } from "./organisation-fields";
import type { OrganisationView } from "./organisation-page";
import { askForOrganisations } from "./organisations.server";

const SAVED = "saved";

/** `written` is the organisation's number, as the address says it; `isRefused` whether the page answers a form. */
type Shown = { written: string; isRefused: boolean };

/**
 * Shows one organisation.
 * @throws Response 404 if the visitor may not see it, or there is none
 */
export async function showOrganisation(request: Request, { written, isRefused }: Shown) {
  const session = await requireRight(request, "readOrganisations");
  const organisation = await findOrganisation(session, written);
  return showView(request, session, { organisation, isRefused });
}

/** Shows the form for another organisation. */
export async function showNewOrganisation(request: Request, isRefused: boolean) {
  return showView(request, await requireRight(request, "changeOrganisations"), { isRefused });
}

type Stated = Pick<OrganisationView, "organisation" | "isRefused">;

async function showView(request: Request, session: DeskSession, { organisation, isRefused }: Stated) {
  const all = await askForOrganisations(session);
  const view: OrganisationView = {
    organisation,
    operation: randomUUID(),
    isRefused,
    mayChange: hasRight(session.role, "changeOrganisations"),
    isSaved: new URL(request.url).searchParams.has(SAVED),
    others: all.filter(({ id }) => id !== organisation?.id).map(({ id, name }) => ({ id, name })),
  };
  const headers = carryUnkept(session);
  return json(view, { headers });
}

async function findOrganisation(session: DeskSession, written: string): Promise<Organization> {
  const organizationId = /^[1-9]\d{0,8}$/.test(written) ? Number(written) : undefined;
  const [found] = organizationId === undefined ? [] : await askForOrganisations(session, { organizationId });
  if (!found) throw sayNotFound(session);
  return found;
}

/** Adds an organisation, once however often the form is sent. */
export async function addOrganisation(request: Request) {
  const { form, distrust } = await readForm(request);
  const session = await requireRight(request, "changeOrganisations");
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], carrySession(session));
  const caller = { ...session, processContextId: readOperationId(form) };
  const answer = await callBackend("createOrganization", { body: readDetails(form) }, caller);
  return answerWith(form, answer, session);
}

/** Stores what an administrator changed about an organisation, or another logo of it. */
export async function changeOrganisation(request: Request, written: string) {
  const { form, picture, distrust } = await readPictureForm(request, {
    field: LOGO_FIELD,
    formId: "logo-form",
  });
  const session = await requireRight(request, "changeOrganisations");
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], carrySession(session));
  const { id, name } = await findOrganisation(session, written);
  const logo = await readLogo(form, picture, session);
  if (logo && "refusal" in logo) return answerWith(form, logo.refusal, session);
  const body = logo ? { name, ...logo } : readDetails(form);
  return answerWith(
    form,
    await callBackend("updateOrganization", { params: { id }, body }, session),
    session,
  );
}

/** What the pressed button is about: the logo; undefined for everything else. */
async function readLogo(
  form: FormData,
  picture: FormDataEntryValue | null,
  session: DeskSession,
): Promise<{ logo: string } | { refusal: Rejection } | undefined> {
  const intent = picture === TOO_LARGE_TO_READ ? "logo" : form.get("intent");
  if (intent === "remove-logo") return { logo: "" };
  if (intent !== "logo") return undefined;
  const stored = await storePicture(picture, session);
  return "refusal" in stored ? stored : { logo: stored.name };
}

function readDetails(form: FormData): OrganizationChanges {
  const texts = TEXT_FIELDS.map(({ name }) => [name, String(form.get(name) ?? "")]);
  const parent = Number(form.get(PARENT_FIELD));
  return {
    ...(Object.fromEntries(texts) as Pick<OrganizationChanges, "name">),
    parentOrganizationId: parent || null,
    allowsInitialFees: form.get(FEES_FIELD) === "yes",
  };
}

/** The organisation as it is now, or the form again with what is wrong at each field. */
async function answerWith(form: FormData, answer: Envelope<Organization>, session: DeskSession) {
  const headers = carrySession(session);
  if (isSuccess(answer))
    return redirect(`${ORGANISATIONS}/${answer.return_object.id}?${SAVED}`, { status: 303, headers });
  return answerRefusal(form, answer, session, (path) => (path === "image" ? LOGO_FIELD : path));
}
