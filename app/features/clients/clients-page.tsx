import { formatRand } from "~/base/money";
import { CLIENT_STATES } from "~/contract/client-state";
import type { ClientState } from "~/contract/client-state";
import { MOST_SORTED_BY_NAME } from "~/contract/plan-summary";
import type { ClientList, ClientSort, PlanSummary } from "~/contract/plan-summary";
import { LinkButton } from "~/ui/button";
import { Form, FormNotice, SubmitButton } from "~/ui/form";
import { Page } from "~/ui/layout/page";
import { Table } from "~/ui/table";
import { writeDate } from "~/words/write-figures";
import { findOpenStep, nameForList, STATE_WORDS } from "./client-words";

export type ClientsView = {
  list: ClientList;
  waiting: readonly string[];
  search: string;
  state?: ClientState;
  order: "asc" | "desc";
  canAdd: boolean;
  isAdded: boolean;
};

const PAGE = "/en/admin/clients";
const SORTS: readonly (readonly [ClientSort, string])[] = [
  ["name", "Name"],
  ["savings", "Savings"],
  ["date", "Date"],
  ["state", "State"],
];

/** An adviser's clients: searched, sorted and turned page by page with links and one form. */
export function ClientsPage({ view, notice }: { view: ClientsView; notice?: string }) {
  const { list, waiting, canAdd, isAdded } = view;
  return (
    <Page>
      {notice && <FormNotice>{notice}</FormNotice>}
      {isAdded && (
        <p role="status" className="mb-6 rounded-leaf bg-tint-leaf p-4 font-bold">
          Saved.
        </p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-serif text-h2 font-bold text-bark">{sayHowMany(view)}</h1>
        {canAdd && <LinkButton to={`${PAGE}/new`}>Add a client</LinkButton>}
      </div>
      <Search view={view} />
      {waiting.map((idNumber, index) => (
        <p key={index} className="border-b border-line py-3">
          <strong>{idNumber}</strong> has an account and is waiting for their yes.
        </p>
      ))}
      {list.planSummaries.length > 0 && <List view={view} />}
      {list.next && (
        <p className="mt-4 text-right">
          <a href={writeAddress(view, { after: list.next })}>Next page</a>
        </p>
      )}
    </Page>
  );
}

function sayHowMany({ list: { total }, search, state }: ClientsView): string {
  const number = total > MOST_SORTED_BY_NAME ? `More than ${MOST_SORTED_BY_NAME}` : String(total);
  if (search || state)
    return total === 0
      ? "No client matches"
      : `${number} ${total === 1 ? "client matches" : "clients match"}`;
  return total === 0
    ? "You have no clients yet"
    : `You have ${number.toLowerCase()} ${total === 1 ? "client" : "clients"}`;
}

/** A search goes by a post, because a name or an ID number is kept out of addresses. */
function Search({ view: { search, state, list, order } }: { view: ClientsView }) {
  return (
    <Form
      id="search"
      action={`${PAGE}?sort=${list.sort}&order=${order}`}
      className="mt-6 flex flex-wrap items-end gap-4"
    >
      <div className="min-w-0 flex-1 basis-[16rem]">
        <label htmlFor="search-text" className="block font-bold">
          Name or whole ID number
        </label>
        <input
          id="search-text"
          name="search"
          defaultValue={search}
          className="control mt-2"
          autoComplete="off"
          maxLength={100}
        />
      </div>
      <div>
        <label htmlFor="search-state" className="block font-bold">
          State
        </label>
        <select id="search-state" name="state" defaultValue={state ?? ""} className="control mt-2">
          <option value="">All</option>
          {CLIENT_STATES.map((one) => (
            <option key={one} value={one}>
              {STATE_WORDS[one]}
            </option>
          ))}
        </select>
      </div>
      <SubmitButton intent="search" look="secondary">
        Search
      </SubmitButton>
    </Form>
  );
}

function List({ view }: { view: ClientsView }) {
  return (
    <>
      <p className="mt-6 text-small">
        Sort by{" "}
        {SORTS.map(([sort, words]) => (
          <a
            key={sort}
            href={writeAddress(view, { sort })}
            aria-current={sort === view.list.sort || undefined}
            className="mr-4"
          >
            {words}
          </a>
        ))}
      </p>
      <Table
        caption="Your clients; savings in rand"
        heads={["Client", "Savings", "Retires", "State", "Next"]}
        rows={view.list.planSummaries.map(writeRow)}
        isStacked
        isText
      />
    </>
  );
}

function writeRow(client: PlanSummary) {
  const { userId, planId, retirementSavings, retirementDate, idNumber, state, draftStep } = client;
  const next = findOpenStep(client);
  const name = nameForList(client);
  return [
    <a key="name" href={next.to}>
      {name}
      <span className="block text-small font-normal text-soft">{idNumber}</span>
    </a>,
    retirementSavings === undefined ? "–" : formatRand(retirementSavings),
    retirementDate ? writeDate(retirementDate) : "–",
    state === "draft" ? `Survey, step ${draftStep ?? 1}` : STATE_WORDS[state],
    state === "failed" ? (
      <Form key="again" id={`again-${userId}`} action={PAGE} className="">
        <input type="hidden" name="plan" value={planId} />
        <SubmitButton intent="again" look="secondary">
          Try again<span className="sr-only"> for {name}</span>
        </SubmitButton>
      </Form>
    ) : (
      <a key="next" href={next.to}>
        {next.words}
        <span className="sr-only"> for {name}</span>
      </a>
    ),
  ];
}

function writeAddress(
  { list, state, order }: ClientsView,
  { sort = list.sort, after }: { sort?: ClientSort; after?: string },
) {
  const turned = sort === list.sort ? (order === "asc" ? "desc" : "asc") : sort === "name" ? "asc" : "desc";
  const query = new URLSearchParams({ sort, order: after ? order : turned });
  if (state) query.set("state", state);
  if (after) query.set("after", after);
  return `${PAGE}?${query}`;
}
