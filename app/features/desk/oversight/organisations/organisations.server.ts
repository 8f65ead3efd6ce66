import type { LoaderFunctionArgs } from "@remix-run/node";
import { readId } from "~/base/read-id";
import { hasRight } from "~/contract/wire/rights";
import { type DeskSession, requireRight } from "~/web/identity/desk.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import { showPage } from "~/web/identity/session.server";
import type { OrganisationsView } from "./organisations-page";

const ON_A_PAGE = 50;

/** Shows the organisations that the visitor may see, by name. */
export async function showOrganisations({ request }: LoaderFunctionArgs) {
  const session = await requireRight(request, "readOrganisations");
  const after = readAfter(request);
  const found = await askForOrganisations(session, { after, limit: ON_A_PAGE + 1 });
  const shown = found.slice(0, ON_A_PAGE);
  const view: OrganisationsView = {
    organisations: shown.map(({ id, name, regName, faisLicenseNr, allowsInitialFees }) => ({
      id,
      name,
      apart: regName === name ? undefined : regName,
      licence: faisLicenseNr,
      allowsInitialFees,
    })),
    next: found.length > ON_A_PAGE ? shown.at(-1)?.id : undefined,
    isFirst: after === undefined,
    mayChange: hasRight(session.role, "changeOrganisations"),
  };
  return showPage(view, session);
}

function readAfter(request: Request): number | undefined {
  return readId(new URL(request.url).searchParams.get("after"));
}

type Query = { organizationId?: number; after?: number; limit?: number };

export async function askForOrganisations(session: DeskSession, query: Query = {}) {
  return requireAnswer("getOrganizations", { query }, session);
}
