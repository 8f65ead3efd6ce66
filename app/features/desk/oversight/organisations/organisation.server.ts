import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { readId } from "~/base/read-id";
import { success } from "~/base/result";
import type { Rejection } from "~/contract/wire/envelope";
import type { Organization } from "~/contract/desk/organisation";
import { hasRight } from "~/contract/wire/rights";
import { type DeskSession, requireRight } from "~/web/identity/desk.server";
import { sayNotFound, showPage } from "~/web/identity/session.server";
import { readFields } from "~/web/fields/read-fields.server";
import { handlePictureForm, storePicture, TOO_LARGE_TO_READ } from "~/web/forms/store-picture.server";
import { type FormArgs, handleDeskForm } from "~/web/forms/handle-form.server";
import { LOGO_FIELD, organisationForm, ORGANISATIONS } from "./organisation-form";
import type { OrganisationView } from "./organisation-page";
import { askForOrganisations } from "./organisations.server";

const SAVED = "saved";

const writeSaved = (id: number) => `${ORGANISATIONS}/${id}?${SAVED}`;

const nameField = (path: string) => (path === "image" ? LOGO_FIELD : path);

/**
 * Shows one organisation.
 * @throws Response 404 if the visitor may not see it, or there is none
 */
export async function showOrganisation({ request, params }: LoaderFunctionArgs) {
  const session = await requireRight(request, "readOrganisations");
  const organisation = await findOrganisation(session, params.organisation);
  return showView(request, session, organisation);
}

export async function showNewOrganisation({ request }: LoaderFunctionArgs) {
  return showView(request, await requireRight(request, "changeOrganisations"));
}

async function showView(request: Request, session: DeskSession, organisation?: Organization) {
  const all = await askForOrganisations(session);
  const view: OrganisationView = {
    organisation,
    operation: randomUUID(),
    mayChange: hasRight(session.role, "changeOrganisations"),
    isSaved: new URL(request.url).searchParams.has(SAVED),
    others: all.filter(({ id }) => id !== organisation?.id).map(({ id, name }) => ({ id, name })),
  };
  return showPage(view, session);
}

async function findOrganisation(session: DeskSession, written: string | undefined): Promise<Organization> {
  const organizationId = readId(written);
  const [found] = organizationId === undefined ? [] : await askForOrganisations(session, { organizationId });
  if (!found) throw sayNotFound(session);
  return found;
}

/** Adds an organisation, once however often the form is sent. */
export async function addOrganisation(args: FormArgs) {
  const declared = { right: "changeOrganisations", schema: organisationForm } as const;
  return handleDeskForm(args, declared, async ({ values, send, redirectTo }) => {
    const { id } = await send("createOrganization", { body: values });
    return redirectTo(writeSaved(id));
  });
}

/** Stores an administrator's changes to an organisation, or its new logo. */
export async function changeOrganisation(args: ActionFunctionArgs) {
  const open = async (request: Request) => ({ session: await requireRight(request, "changeOrganisations") });
  const fields = Object.keys(organisationForm.shape);
  const of = { field: LOGO_FIELD, fields, formId: "logo-form", open };
  return handlePictureForm(args, of, async (posted) => {
    const { form, picture, session, send, refuse, redirectTo } = posted;
    const { id, name } = await findOrganisation(session, args.params.organisation);
    const logo = await readLogo(form, picture, session);
    if (logo && "refusal" in logo) return refuse(logo.refusal, { nameField });
    const read = logo ? success({ name, ...logo }) : await readFields(organisationForm, form);
    if (!read.ok) return refuse(read.reason);
    await send("updateOrganization", { params: { id }, body: read.value }, { nameField });
    return redirectTo(writeSaved(id));
  });
}

/** Reads the pressed button's change of the logo; undefined for any other button. */
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
