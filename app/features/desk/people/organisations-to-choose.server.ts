import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import type { DeskSession } from "~/web/identity/desk.server";
import { refuseForNow } from "~/web/identity/session.server";
import type { OrganisationChoice } from "./position-fields";

const ON_A_PAGE = 100;

/** Every organisation by name, for a list to choose from. */
export async function listOrganisationChoices(session: DeskSession): Promise<OrganisationChoice[]> {
  const all: OrganisationChoice[] = [];
  for (let after: number | undefined, isMore = true; isMore;) {
    const answer = await callBackend("getOrganizations", { query: { after, limit: ON_A_PAGE } }, session);
    if (!isSuccess(answer)) throw refuseForNow(session, answer);
    all.push(...answer.return_object.map(({ id, name }) => ({ id, name })));
    isMore = answer.return_object.length === ON_A_PAGE;
    after = all.at(-1)?.id;
  }
  return all;
}
