import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/envelope";
import type { Envelope, Rejection } from "~/contract/envelope";
import { LARGEST_IMAGE_BYTES } from "~/contract/image-operations";
import type { Organization } from "~/contract/organisation";
import type { OrganizationChanges } from "~/contract/organisation-operations";
import { hasRight } from "~/contract/rights";
import { requireRight } from "~/features/session/desk.server";
import type { DeskSession } from "~/features/session/desk.server";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import { readOperationId } from "~/features/session/operation-id.server";
import { carrySession, carryUnkept, readWait, refuseForNow } from "~/features/session/session.server";
import { describeTooFrequent } from "~/features/session/too-frequent";
import { answerInPlace } from "~/ui/form";
import { FEES_FIELD, LOGO_FIELD, ORGANISATIONS, PARENT_FIELD, TEXT_FIELDS } from "./organisation-fields";
import type { OrganisationView } from "./organisation-page";
import { askForOrganisations } from "./organisations.server";

const SAVED = "saved";

/** The bytes that a form takes around its picture. */
const FORM_AROUND_BYTES = 64 * 1024;

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
  if (!found) throw new Response("Not found", { status: 404, headers: carrySession(session) });
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
  const { form, distrust } = await readForm(request, LARGEST_IMAGE_BYTES + FORM_AROUND_BYTES);
  const session = await requireRight(request, "changeOrganisations");
  const picture = form.get(LOGO_FIELD);
  form.delete(LOGO_FIELD);
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
  const intent = form.get("intent");
  if (intent === "remove-logo") return { logo: "" };
  if (intent !== "logo") return undefined;
  const bytes = picture instanceof Blob ? Buffer.from(await picture.arrayBuffer()) : Buffer.alloc(0);
  const stored = await callBackend("storeImage", { body: { image: bytes.toString("base64") } }, session);
  return isSuccess(stored) ? { logo: stored.return_object.name } : { refusal: stored };
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
  if (answer.http_code >= 500) throw refuseForNow(session, answer);
  if (answer.http_code === 429) return answerInPlace(form, describeTooFrequent(readWait(answer)), headers);
  const mistakes = (answer.return_object?.errors ?? []).map(({ path, message }) => ({
    field: path === "image" ? LOGO_FIELD : path,
    message,
  }));
  return answerInPlace(form, mistakes.length > 0 ? mistakes : answer.message, headers);
}
