import { json } from "@remix-run/node";
import { hasRight } from "~/contract/rights";
import { listDeskLinks } from "~/features/session/desk-links";
import { requireRight } from "~/features/session/desk.server";
import { carrySession } from "~/features/session/session.server";
import { findClients } from "./clients.server";
import type { HomeView } from "./home-page";

const NEEDY: readonly string[] = ["failed", "older", "draft"];
const MOST_SHOWN = 10;

/** Shows the home of a desk. In the order of their states, those who need something come first. */
export async function showHome(request: Request) {
  const session = await requireRight(request, "haveDesk");
  const list = hasRight(session.role, "advise")
    ? await findClients(session, { sort: "state", order: "asc", limit: MOST_SHOWN })
    : undefined;
  const view: HomeView = {
    needs: list?.planSummaries.filter(({ state }) => NEEDY.includes(state)) ?? [],
    total: list?.total,
    canAdd: hasRight(session.role, "addClients"),
    links: listDeskLinks(session.role).filter(({ to }) => to !== "/en/admin"),
  };
  const headers = carrySession(session);
  headers.set("Cache-Control", "no-store");
  return json(view, { headers });
}
