import type { ClientState } from "~/contract/plan/client-state";
import {
  type ClientList,
  type ClientSort,
  countPages,
  MOST_SORTED_BY_NAME,
} from "~/contract/plan/plan-summary";
import { AttentionList } from "~/ui/attention-list";
import { LinkButton } from "~/ui/button";
import { PageLinks } from "~/ui/page-links";
import type { BandStep } from "~/ui/step-band";
import { TextLink } from "~/ui/text-link";
import { FormPage } from "~/web/layout/form-page";
import { writeClientPage } from "~/web/identity/client-addresses";
import { ClientBand } from "~/web/desk/client-band";
import { ClientSearch } from "./client-search";
import { ClientTable } from "./client-table";
import { findAlikeClients, nameClientInSentence } from "./client-words";
import { StateIcon } from "./state-mark";

export type ClientsView = {
  list: ClientList;
  waiting: readonly string[];
  search: string;
  state?: ClientState;
  /** The chosen month of retirement, and the months that can be chosen. */
  retires?: string;
  months: readonly string[];
  /** The page number; absent for the one page of a search. */
  page?: number;
  order: "asc" | "desc";
  canAdd: boolean;
  steps: readonly BandStep[];
  done?: "saved" | "again";
};

const PAGE = "/en/admin/clients";
const DONE = { saved: "Saved.", again: "We work that plan out again. It takes a few seconds." } as const;

const SORTED: Record<ClientSort, Record<"asc" | "desc", string>> = {
  name: { asc: "By surname, from A", desc: "By surname, from Z" },
  savings: { asc: "Smallest savings first", desc: "Largest savings first" },
  date: { asc: "Oldest plan first", desc: "Newest plan first" },
  retirement: { asc: "Those who retire soonest first", desc: "Those who retire latest first" },
  state: { asc: "Those who need you first", desc: "Those who need you last" },
};

/** An adviser's clients: searched, sorted and paged with links and one form. */
export function ClientsPage({ view }: { view: ClientsView }) {
  const { list, waiting, canAdd, done, search, state, retires, months, page } = view;
  const attention = [...describeFailed(list, state), ...waiting.map(describeWaiting)];
  return (
    <FormPage band={<ClientBand steps={view.steps} />}>
      {done && (
        <p role="status" className="mb-6 rounded-leaf bg-tint-leaf p-4 text-desk font-bold">
          {DONE[done]}
        </p>
      )}
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-serif text-h2 font-bold text-bark">{sayHowMany(view)}</h1>
        {canAdd && (
          <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <a href={`${PAGE}/import`} className="link text-desk">
              Import a list
            </a>
            <LinkButton to={`${PAGE}/new`}>Add a client</LinkButton>
          </p>
        )}
      </div>
      <ClientSearch search={search} narrow={{ state, retires, months }} />
      {attention.length > 0 && (
        <div className="mt-6">
          <AttentionList items={attention} />
        </div>
      )}
      {list.planSummaries.length > 0 && (
        <div className="mt-6">
          <ClientTable
            caption={`${SORTED[list.sort][view.order]}; savings in rand`}
            clients={list.planSummaries}
            sortBy={search ? undefined : (sort) => writeSort(view, sort)}
          />
        </div>
      )}
      {page !== undefined && (
        <PageLinks
          page={page}
          last={findLastPage(list, page)}
          writeAddress={(number) => writeAddress(view, { order: view.order, page: number })}
        />
      )}
    </FormPage>
  );
}

function describeFailed({ failed, planSummaries }: ClientList, state?: ClientState) {
  if (failed === 0 || state === "failed") return [];
  const fact =
    failed === 1 ? "One plan could not be worked out." : `${failed} plans could not be worked out.`;
  const only = failed === 1 ? planSummaries.find((client) => client.state === "failed") : undefined;
  const see = only ? (
    <TextLink to={writeClientPage(only.userId)}>
      See {nameClientInSentence(only, findAlikeClients(planSummaries))}
    </TextLink>
  ) : (
    <TextLink to={`${PAGE}?state=failed`}>{failed === 1 ? "See it" : "See them"}</TextLink>
  );
  return [{ key: "failed", icon: <StateIcon state="failed" />, fact: <strong>{fact}</strong>, action: see }];
}

function describeWaiting(idNumber: string, index: number) {
  const fact = (
    <>
      <strong>{idNumber}</strong> has an account and is waiting for their yes.
    </>
  );
  return { key: index, icon: <StateIcon state="pending" />, fact };
}

/** The backend counts no further than it sorts by name: beyond that only the next page is known. */
function findLastPage({ total, next }: ClientList, page: number): number {
  const counted = countPages(total);
  return total > MOST_SORTED_BY_NAME ? Math.max(counted, next ? page + 1 : page) : counted;
}

function sayHowMany({ list: { total }, search, state, retires }: ClientsView): string {
  const number = total > MOST_SORTED_BY_NAME ? `More than ${MOST_SORTED_BY_NAME}` : String(total);
  if (search || state || retires)
    return total === 0
      ? "No client matches"
      : `${number} ${total === 1 ? "client matches" : "clients match"}`;
  return total === 0
    ? "You have no clients yet"
    : `You have ${number.toLowerCase()} ${total === 1 ? "client" : "clients"}`;
}

/** Pressing the sorted column's heading again reverses the order. */
function writeSort(view: ClientsView, sort: ClientSort) {
  const { list, order } = view;
  const isShown = sort === list.sort;
  const first = sort === "date" || sort === "savings" ? "desc" : "asc";
  const next = isShown ? (order === "asc" ? "desc" : "asc") : first;
  return {
    to: writeAddress(view, { sort, order: next }),
    direction: isShown ? (order === "asc" ? ("ascending" as const) : ("descending" as const)) : undefined,
  };
}

function writeAddress(
  { list, state, retires }: ClientsView,
  { sort = list.sort, order, page = 1 }: { sort?: ClientSort; order: "asc" | "desc"; page?: number },
): string {
  const query = new URLSearchParams({ sort, order });
  if (state) query.set("state", state);
  if (retires) query.set("retires", retires);
  if (page > 1) query.set("page", String(page));
  return `${PAGE}?${query}`;
}
