import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { todayInSouthAfrica } from "~/base/date";
import { findBirthDate, maskIdentityNumber } from "~/base/identity-number";
import { hasRight } from "~/contract/wire/rights";
import { nameUser, type User } from "~/contract/account/user";
import { type DeskSession, readPersonNumber, requireRight } from "~/web/identity/desk.server";
import { sayNotFound, showPage } from "~/web/identity/session.server";
import { requireAccount } from "~/web/identity/user.server";
import { handleDeskForm } from "~/web/forms/handle-form.server";
import { withBirthDate } from "~/words/plan/name-with-birth";
import { writeClientPage } from "~/web/identity/client-addresses";
import { detailsForm } from "~/web/desk/user-forms";
import type { ClientDetail, DetailsView } from "./details-page";

const SAVED = "saved";
const FIELDS = Object.keys(detailsForm.shape) as ClientDetail[];

/** Shows the details of a client of the logged-in adviser; 404 for anybody else's. */
export async function showDetails({ request, params }: LoaderFunctionArgs) {
  const session = await requireRight(request, "advise");
  const user = await findClientOf(session, readPersonNumber(session, params.client));
  const birthDate = findBirthDate(user.rsaIdNr, todayInSouthAfrica(new Date()));
  const view: DetailsView = {
    id: user.userId,
    who: withBirthDate({ name: nameUser(user) ?? `Client ${user.userId}`, birthDate }),
    name: user.preferredName ?? user.firstNames ?? `client ${user.userId}`,
    values: Object.fromEntries(FIELDS.map((field) => [field, user[field] ?? ""])) as DetailsView["values"],
    fixed: [
      { name: "ID number", value: maskIdentityNumber(user.rsaIdNr) },
      { name: "Cell number", value: user.cellNr ? `••• ••• ••${user.cellNr.slice(-2)}` : "–" },
    ],
    mayChange: hasRight(session.role, "addClients"),
    isSaved: new URL(request.url).searchParams.has(SAVED),
  };
  return showPage(view, session);
}

async function findClientOf(session: DeskSession, userId: number): Promise<User> {
  const { user, adviser } = await requireAccount(session, userId);
  // An adviser may read their own account, but it is no client's.
  if (adviser?.userId !== session.userId) throw sayNotFound(session);
  return user;
}

/** Stores the typed details; fields that the form does not have stay as they are. */
export async function changeDetails(args: ActionFunctionArgs) {
  const declared = { right: "addClients", schema: detailsForm } as const;
  return handleDeskForm(args, declared, async ({ values, session, send, redirectTo }) => {
    const { userId: id } = await findClientOf(session, readPersonNumber(session, args.params.client));
    const body = { ...values, submittedByUserId: session.userId };
    await send("updateUser", { params: { id }, body });
    return redirectTo(`${writeClientPage(id)}/details?${SAVED}`);
  });
}
