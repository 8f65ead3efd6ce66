import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "~/web/identity/desk.server";
import { showPage } from "~/web/identity/session.server";
import { type FormArgs, handleDeskForm } from "~/web/forms/handle-form.server";
import { newPersonForm } from "~/web/desk/user-forms";
import type { NewPersonView } from "./new-person-page";
import { listOrganisationChoices } from "./organisations-to-choose.server";
import { PEOPLE } from "./people-words";

export async function showNewPerson({ request }: LoaderFunctionArgs) {
  const session = await requireRight(request, "managePeople");
  const view: NewPersonView = { organisations: await listOrganisationChoices(session) };
  return showPage(view, session);
}

/** Opens the account and redirects to the person's page. */
export async function addPerson(args: FormArgs) {
  const declared = { right: "managePeople", schema: newPersonForm } as const;
  return handleDeskForm(args, declared, async ({ values, session, send, redirectTo }) => {
    const user = { ...values, submittedByUserId: session.userId };
    const opened = await send("createUser", { body: { user } });
    return redirectTo("user" in opened ? `${PEOPLE}/${opened.user.userId}?saved` : PEOPLE);
  });
}
