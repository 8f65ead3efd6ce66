import { requireRight } from "~/web/identity/desk.server";
import { showPage } from "~/web/identity/session.server";
import { handleDeskForm } from "~/web/forms/handle-form.server";
import type { FormArgs } from "~/web/forms/handle-form.server";
import type { NewPersonView } from "./new-person-page";
import { listOrganisationChoices } from "./organisations-to-choose.server";
import { PEOPLE } from "./people-words";
import { NAME_FIELDS, ORGANISATION_FIELD, PERSON_FIELDS, WORK_FIELDS } from "./person-fields";

/** Shows the form for another person. */
export async function showNewPerson(request: Request) {
  const session = await requireRight(request, "managePeople");
  const view: NewPersonView = { organisations: await listOrganisationChoices(session) };
  return showPage(view, session);
}

/** Opens the account, and leads to the person's page. */
export async function addPerson(args: FormArgs) {
  const declared = { right: "managePeople", fields: PERSON_FIELDS } as const;
  return handleDeskForm(args, declared, async ({ form, session, send, leadTo }) => {
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
    const opened = await send("createUser", { body: { user } });
    return leadTo("user" in opened ? `${PEOPLE}/${opened.user.userId}?saved` : PEOPLE);
  });
}
