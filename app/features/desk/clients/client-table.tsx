import { formatRand } from "~/base/money";
import type { ClientSort, PlanSummary } from "~/contract/plan/plan-summary";
import { DeskTable } from "~/ui/desk/desk-table";
import { NameLink } from "~/ui/name-link";
import { writeShortDay } from "~/words/plan/short-days";
import { writeClientPage } from "~/web/identity/client-addresses";
import {
  findAlikeClients,
  findOpenStep,
  nameForList,
  nameClientInSentence,
  NO_ACCOUNT,
  sayState,
  writeClientBirth,
} from "./client-words";
import { StateMark } from "./state-mark";
import { TryAgain } from "./try-again";

type ClientTableProps = {
  caption: string;
  clients: readonly PlanSummary[];
  /** Clients who share name and year of birth with another; needed where the page shows more lists. */
  alike?: ReadonlySet<number>;
  /** Returns a column's link and present direction; absent for a list that is not sorted. */
  sortBy?: (sort: ClientSort) => { to: string; direction?: "ascending" | "descending" };
  /** Leaves out the day on which the plan was made, for a table beside other content. */
  isShort?: boolean;
};

/** Clients as rows: each name links to their page, and each row has one action. */
export function ClientTable(props: ClientTableProps) {
  const { caption, clients, alike = findAlikeClients(clients), sortBy, isShort = false } = props;
  return (
    <DeskTable
      caption={caption}
      heads={[
        { name: "Client", sort: sortBy?.("name") },
        { name: "Savings", isFigure: true, sort: sortBy?.("savings") },
        { name: "Retires", sort: sortBy?.("retirement") },
        ...(isShort ? [] : [{ name: "Plan made", sort: sortBy?.("date") }]),
        { name: "State", sort: sortBy?.("state") },
        { name: "Action", isFigure: true, isHidden: true },
      ]}
      rows={clients.map((client) => ({ key: client.userId, cells: writeCells(client, { alike, isShort }) }))}
    />
  );
}

type Shown = { alike: ReadonlySet<number>; isShort: boolean };

function writeCells(client: PlanSummary, { alike, isShort }: Shown) {
  const { userId, planId, planCreatedDate, retirementSavings, retirementDate, isGuest, state } = client;
  const next = findOpenStep(client);
  const name = nameClientInSentence(client, alike);
  return [
    <NameLink
      key="name"
      to={writeClientPage(userId)}
      name={nameForList(client)}
      apart={[writeClientBirth(client, alike), isGuest && NO_ACCOUNT].filter(Boolean).join(" · ")}
    />,
    retirementSavings === undefined ? "–" : formatRand(retirementSavings),
    writeShortDay(retirementDate),
    ...(isShort ? [] : [writeShortDay(planCreatedDate)]),
    <StateMark key="state" state={state} words={sayState(client)} />,
    state === "failed" && planId !== undefined ? (
      <TryAgain key="again" client={{ userId, planId, name }} action="/en/admin/clients" />
    ) : (
      <a key="next" href={next.to} className="link whitespace-nowrap">
        {next.words}
        <span className="sr-only"> for {name}</span>
      </a>
    ),
  ];
}
