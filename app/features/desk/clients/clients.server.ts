import type { LoaderFunctionArgs } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { CLIENT_STATES } from "~/contract/desk/client-state";
import { isSuccess } from "~/contract/wire/envelope";
import { CLIENT_SORTS } from "~/contract/plan/plan-summary";
import type { ClientList } from "~/contract/plan/plan-summary";
import { hasRight } from "~/contract/wire/rights";
import { requireRight } from "~/web/identity/desk.server";
import type { DeskSession } from "~/web/identity/desk.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import { showPage } from "~/web/identity/session.server";
import { findSearch, leadToFound, SEARCH_FIELD } from "~/web/cookies/kept-search.server";
import { handleDeskForm } from "~/web/forms/handle-form.server";
import type { FormArgs } from "~/web/forms/handle-form.server";
import { listClientSteps } from "~/web/desk/client-steps";
import type { ClientsView } from "./clients-page";
import { REGENERATED_FIELDS, regenerate } from "./regenerate.server";

const PAGE = "/en/admin/clients";
const DONE = ["saved", "again"] as const;

/** A search shows no second page: whoever finds more types more. */
const MOST_FOUND = 50;

const pick = <Known extends string>(known: readonly Known[], text: unknown): Known | undefined =>
  known.find((one) => one === text);

/** Shows a page of an adviser's clients, or those whom a search finds. */
export async function showClients({ request }: LoaderFunctionArgs) {
  const session = await requireRight(request, "advise");
  const asked = new URL(request.url).searchParams;
  const found = await findSearch(request);
  const state = pick(CLIENT_STATES, found?.choice ?? asked.get("state"));
  const order = pick(["asc", "desc"] as const, asked.get("order")) ?? "desc";
  const after = asked.get("after")?.slice(0, 200);
  const search = found?.search ?? "";
  const [list, waiting] = await Promise.all([
    search
      ? findClients(session, { search, state, limit: MOST_FOUND })
      : findClients(session, { state, order, after, sort: pick(CLIENT_SORTS, asked.get("sort")) }),
    callBackend("getWaitingClients", { params: { userId: session.userId } }, session),
  ]);
  const view: ClientsView = {
    list: search ? { ...list, next: undefined } : list,
    waiting: isSuccess(waiting) ? waiting.return_object.waiting.map(({ idNumber }) => idNumber) : [],
    search,
    state,
    order,
    canAdd: hasRight(session.role, "addClients"),
    steps: listClientSteps("Client", session.role),
    done: DONE.find((one) => asked.has(one)),
  };
  return showPage(view, session);
}

/** Searches, or asks for a failed plan again. */
export async function changeClients(args: FormArgs) {
  const fields = [SEARCH_FIELD, "state", ...REGENERATED_FIELDS];
  return handleDeskForm(args, { right: "advise", fields }, async ({ form, session, refuse, leadTo }) => {
    if (form.get("intent") === "search")
      return leadToFound(args.request, session, { page: PAGE, form, narrow: "state" });
    const refusal = await regenerate(form, session);
    return refusal ? refuse(refusal) : leadTo(`${PAGE}?again`);
  });
}

/**
 * Clients of whoever is logged in.
 * @throws Response if the services do not answer
 */
async function findClients(session: DeskSession, asked: object): Promise<ClientList> {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== "");
  const query = Object.fromEntries(given) as { search?: string };
  return requireAnswer("getPlanSummaries", { params: { userId: session.userId }, query }, session);
}
