import type { DeskSession } from "~/web/identity/desk.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import type { OrganisationChoice } from "./position-fields";

const ON_A_PAGE = 100;

/** Every organisation by name, as choices of a select. */
export async function listOrganisationChoices(session: DeskSession): Promise<OrganisationChoice[]> {
  const all: OrganisationChoice[] = [];
  for (let after: number | undefined, isMore = true; isMore;) {
    const query = { after, limit: ON_A_PAGE };
    const found = await requireAnswer("getOrganizations", { query }, session);
    all.push(...found.map(({ id, name }) => ({ id, name })));
    isMore = found.length === ON_A_PAGE;
    after = all.at(-1)?.id;
  }
  return all;
}
