import type { LoaderFunctionArgs } from "@remix-run/node";
import { readId } from "~/base/read-id";
import type { InputOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/operations";
import { type DeskSession, requireRight } from "~/web/identity/desk.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import { showPage } from "~/web/identity/session.server";
import { findSearch, redirectToFound, SEARCH_FIELD } from "~/web/desk/kept-search.server";
import { type FormArgs, handleDeskForm } from "~/web/forms/handle-form.server";
import type { PeopleView } from "./people-page";
import { PEOPLE, ROLE_CHOICES } from "./people-words";

/** A search has one page: more letters narrow it. */
const MOST_FOUND = 50;

const findRoleChoice = (word: unknown) => ROLE_CHOICES.find(({ value }) => value === word);

/** Shows a page of all staff or of one role, or the people whom a search finds. */
export async function showPeople({ request }: LoaderFunctionArgs) {
  const session = await requireRight(request, "managePeople");
  const asked = new URL(request.url).searchParams;
  const found = await findSearch(request);
  const role = findRoleChoice(found?.choices.role ?? asked.get("role"));
  const search = found?.search ?? "";
  const after = search ? undefined : readId(asked.get("after"));
  const { people, next } = await findPeople(
    session,
    search ? { search, roleId: role?.roleId, limit: MOST_FOUND } : { roleId: role?.roleId, after },
  );
  const view: PeopleView = {
    people,
    next: search || next === undefined ? undefined : writeAddress(role?.value, next),
    first: after === undefined ? undefined : writeAddress(role?.value),
    search,
    role: role?.value ?? "",
  };
  return showPage(view, session);
}

/** Searches for people. */
export async function lookForPeople(args: FormArgs) {
  const declared = { right: "managePeople", fields: [SEARCH_FIELD, "role"] } as const;
  return handleDeskForm(args, declared, async ({ form, session }) =>
    redirectToFound(args.request, session, { page: PEOPLE, form, narrow: ["role"] }),
  );
}

function writeAddress(role?: string, after?: number): string {
  const query = new URLSearchParams({ ...(role && { role }), ...(after && { after: String(after) }) });
  return query.size > 0 ? `${PEOPLE}?${query.toString()}` : PEOPLE;
}

/**
 * Lists people with an account.
 * @throws Response if the services do not answer
 */
export async function findPeople(
  session: DeskSession,
  body: NonNullable<InputOf<OperationAt<"searchPeople">>["body"]>,
) {
  return requireAnswer("searchPeople", { body }, session);
}
