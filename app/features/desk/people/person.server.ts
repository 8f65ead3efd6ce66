import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type DescribedUser, nameUser } from "~/contract/account/user";
import { readPersonNumber, requireRight } from "~/web/identity/desk.server";
import { describeLastLogin } from "~/web/identity/describe-last-login";
import { requireAnswer } from "~/web/identity/require-answer.server";
import { showPage } from "~/web/identity/session.server";
import { requireAccount } from "~/web/identity/user.server";
import { handleDeskForm } from "~/web/forms/handle-form.server";
import { writeDate } from "~/words/plan/write-figures";
import { listOrganisationChoices } from "./organisations-to-choose.server";
import { findPeople } from "./people.server";
import { PEOPLE } from "./people-words";
import { DETAIL_QUESTIONS } from "./person-fields";
import { personForm } from "~/web/desk/user-forms";
import type { PersonView } from "./person-page";

const DONE = {
  saved: "Saved.",
  deactivated: "The account is deactivated. All its sessions have ended.",
  activated: "The account is active again.",
  "handed-over": "The clients are handed over. Everybody concerned gets a mail.",
} as const;

export async function showPerson({ request, params }: LoaderFunctionArgs) {
  const session = await requireRight(request, "managePeople");
  const userId = readPersonNumber(session, params.person);
  const [described, listed, { roles }, organisations] = await Promise.all([
    requireAccount(session, userId),
    findPeople(session, { userId }),
    requireAnswer("getUserRoles", { params: { id: userId } }, session),
    listOrganisationChoices(session),
  ]);
  const [row] = listed.people;
  const { user, adviser } = described;
  const roleNames = roles.map(({ roleName }) => roleName);
  const asked = new URL(request.url).searchParams;
  const done = Object.entries(DONE).find(([name]) => asked.has(name));
  const view: PersonView = {
    userId,
    name: nameUser(user) ?? `Person ${userId}`,
    idNumber: row?.idNumber ?? "",
    born: row?.birthDate && writeDate(row.birthDate),
    cellNumber: user.cellNr,
    photo: user.photo,
    roles: roleNames,
    adviser: adviser && { name: adviser.name, role: adviser.role },
    lastLogin: describeLastLogin(user.lastLoginDate, new Date()),
    clients: row?.clients ?? 0,
    isActive: row?.isActive ?? true,
    isSelf: userId === session.userId,
    values: listValues(described, roleNames[0]),
    organisations,
    done: done?.[1],
  };
  return showPage(view, session);
}

function listValues({ user }: DescribedUser, role = ""): Record<string, string> {
  return {
    ...Object.fromEntries(DETAIL_QUESTIONS.map(({ name }) => [name, user[name] ?? ""])),
    role,
    organizationId: String(user.organizationId ?? ""),
    segment: user.segment === "NFPSTFF" ? "yes" : "no",
  };
}

/** Stores an administrator's changes, or closes or reopens the account. */
export async function changePerson(args: ActionFunctionArgs) {
  const declared = { right: "managePeople", schema: personForm } as const;
  return handleDeskForm(args, declared, async ({ form, values, session, send, redirectTo }) => {
    const userId = readPersonNumber(session, args.params.person);
    const intent = form.get("intent");
    const params = { id: userId };
    const isState = intent === "activate" || intent === "deactivate";
    if (isState) await send("setUserActive", { params, body: { isActive: intent === "activate" } });
    else await send("updateUser", { params, body: { ...values, submittedByUserId: session.userId } });
    const done: keyof typeof DONE = isState ? `${intent}d` : "saved";
    return redirectTo(`${PEOPLE}/${userId}?${done}`);
  });
}
