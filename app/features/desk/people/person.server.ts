import { json } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import type { DescribedUser } from "~/contract/account/user";
import { nameUser } from "~/contract/account/user";
import { readPersonNumber, requireRight } from "~/web/identity/desk.server";
import type { DeskSession } from "~/web/identity/desk.server";
import { describeLastLogin } from "~/web/identity/describe-last-login";
import { carryUnkept, refuseForNow } from "~/web/identity/session.server";
import { handleDeskForm } from "~/web/forms/handle-form.server";
import type { FormArgs } from "~/web/forms/handle-form.server";
import { writeDate } from "~/words/plan/write-figures";
import { listOrganisationChoices } from "./organisations-to-choose.server";
import { findPeople } from "./people.server";
import { PEOPLE } from "./people-words";
import { NAME_FIELDS, ORGANISATION_FIELD, WORK_FIELDS } from "./person-fields";
import type { PersonView } from "./person-page";
import { findPerson } from "./find-person.server";

const DONE = {
  saved: "Saved.",
  deactivated: "The account is deactivated. All its sessions have ended.",
  activated: "The account is active again.",
  "handed-over": "The clients are handed over. Everybody concerned gets a mail.",
} as const;

/** Shows one person. */
export async function showPerson(request: Request, written: string) {
  const session = await requireRight(request, "managePeople");
  const userId = readPersonNumber(session, written);
  const [described, listed, roles, organisations] = await Promise.all([
    findPerson(session, userId),
    findPeople(session, { userId }),
    callBackend("getUserRoles", { params: { id: userId } }, session),
    listOrganisationChoices(session),
  ]);
  if (!isSuccess(roles)) throw refuseForNow(session, roles);
  const [row] = listed.people;
  const { user, adviser } = described;
  const roleNames = roles.return_object.roles.map(({ roleName }) => roleName);
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
  return json(view, { headers: carryUnkept(session) });
}

function listValues({ user }: DescribedUser, role = ""): Record<string, string> {
  return {
    ...Object.fromEntries([...NAME_FIELDS, ...WORK_FIELDS].map(({ name }) => [name, user[name] ?? ""])),
    role,
    [ORGANISATION_FIELD]: String(user.organizationId ?? ""),
    segment: user.segment === "NFPSTFF" ? "yes" : "no",
  };
}

/** Stores what an administrator changed, or closes the account or opens it again. */
export async function changePerson(args: FormArgs, written: string) {
  return handleDeskForm(args, "managePeople", async ({ form, session, refuse, leadTo }) => {
    const userId = readPersonNumber(session, written);
    const intent = form.get("intent");
    const isState = intent === "activate" || intent === "deactivate";
    const answer = isState
      ? await callBackend(
          "setUserActive",
          { params: { id: userId }, body: { isActive: intent === "activate" } },
          session,
        )
      : await saveDetails(form, session, userId);
    const done: keyof typeof DONE = isState ? `${intent}d` : "saved";
    return isSuccess(answer) ? leadTo(`${PEOPLE}/${userId}?${done}`) : refuse(answer);
  });
}

/** A role that was left empty stays as it is. */
function saveDetails(form: FormData, session: DeskSession, userId: number) {
  const read = (name: string) => String(form.get(name) ?? "");
  const texts = [...NAME_FIELDS, ...WORK_FIELDS].map(({ name }) => [name, read(name)]);
  const body = {
    ...Object.fromEntries(texts),
    ...(read("role") && { role: read("role") as "Investor" }),
    ...(form.has(ORGANISATION_FIELD) && { organizationId: read(ORGANISATION_FIELD) }),
    segment: read("segment") === "yes" ? ("NFPSTFF" as const) : ("NFPGEN" as const),
    submittedByUserId: session.userId,
  };
  return callBackend("updateUser", { params: { id: userId }, body }, session);
}
