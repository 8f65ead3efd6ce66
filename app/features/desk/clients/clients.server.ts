import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { addMonths, type IsoDate, todayInSouthAfrica } from "~/base/date";
import { readId } from "~/base/read-id";
import { callBackend } from "~/backend/door.server";
import { CLIENT_STATES } from "~/contract/plan/client-state";
import { isSuccess } from "~/contract/wire/envelope";
import { CLIENT_SORTS, type ClientList, countPages, MOST_PAGES } from "~/contract/plan/plan-summary";
import { RETIREMENT_WINDOW_YEARS } from "~/contract/survey/survey-rules";
import { hasRight } from "~/contract/wire/rights";
import { type DeskSession, requireRight } from "~/web/identity/desk.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import { carrySession, showPage } from "~/web/identity/session.server";
import { findSearch, redirectToFound, SEARCH_FIELD } from "~/web/desk/kept-search.server";
import { type FormArgs, handleDeskForm } from "~/web/forms/handle-form.server";
import { listClientSteps } from "~/web/desk/client-steps";
import type { ClientsView } from "./clients-page";
import { REGENERATED_FIELDS, regenerate } from "./regenerate.server";

const PAGE = "/en/admin/clients";
const DONE = ["saved", "again"] as const;

const NARROWS = ["state", "retires"] as const;

/** A search has one page: more letters narrow it. */
const MOST_FOUND = 50;

const pick = <Known extends string>(known: readonly Known[], text: unknown): Known | undefined =>
  known.find((one) => one === text);

/** Shows a page of an adviser's clients, or the results of a search. */
export async function showClients({ request }: LoaderFunctionArgs) {
  const session = await requireRight(request, "advise");
  const { pathname, searchParams: asked } = new URL(request.url);
  const found = await findSearch(request);
  const state = pick(CLIENT_STATES, found?.choices.state ?? asked.get("state"));
  const months = listRetirementMonths(todayInSouthAfrica(new Date()));
  const retires = pick(months, found?.choices.retires ?? asked.get("retires"));
  const order = pick(["asc", "desc"] as const, asked.get("order")) ?? "desc";
  const page = Math.min(readId(asked.get("page")) ?? 1, MOST_PAGES);
  const search = found?.search ?? "";
  const [list, waiting] = await Promise.all([
    search
      ? findClients(session, { search, state, retires, limit: MOST_FOUND })
      : findClients(session, {
          state,
          retires,
          order,
          page: String(page),
          sort: pick(CLIENT_SORTS, asked.get("sort")),
        }),
    callBackend("getWaitingClients", { params: { userId: session.userId } }, session),
  ]);
  if (!search && list.planSummaries.length === 0 && list.total > 0) {
    // The list has become shorter, or the number in the address was typed.
    asked.set("page", String(countPages(list.total)));
    throw redirect(`${pathname}?${asked}`, { headers: carrySession(session) });
  }
  const view: ClientsView = {
    list,
    waiting: isSuccess(waiting) ? waiting.return_object.waiting.map(({ idNumber }) => idNumber) : [],
    search,
    state,
    retires,
    months,
    page: search ? undefined : page,
    order,
    canAdd: hasRight(session.role, "addClients"),
    steps: listClientSteps("Client", session.role),
    done: DONE.find((one) => asked.has(one)),
  };
  return showPage(view, session);
}

/** The months (2027-11) in which somebody who plans today can retire, and those of the past year. */
function listRetirementMonths(today: IsoDate): string[] {
  const first = addMonths(`${today.slice(0, 7)}-01` as IsoDate, -12);
  return Array.from({ length: (RETIREMENT_WINDOW_YEARS + 1) * 12 + 1 }, (_, at) =>
    addMonths(first, at).slice(0, 7),
  );
}

/** Searches, or requests a failed plan again. */
export async function changeClients(args: FormArgs) {
  const fields = [SEARCH_FIELD, ...NARROWS, ...REGENERATED_FIELDS];
  return handleDeskForm(args, { right: "advise", fields }, async ({ form, session, refuse, redirectTo }) => {
    if (form.get("intent") === "search")
      return redirectToFound(args.request, session, { page: PAGE, form, narrow: NARROWS });
    const refusal = await regenerate(form, session);
    return refusal ? refuse(refusal) : redirectTo(`${PAGE}?again`);
  });
}

/** @throws Response if the services do not answer */
async function findClients(session: DeskSession, asked: object): Promise<ClientList> {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== "");
  const query = Object.fromEntries(given) as { search?: string };
  return requireAnswer("getPlanSummaries", { params: { userId: session.userId }, query }, session);
}
