import { and, eq } from "drizzle-orm";
import type { ClientOverview, ClientPlan } from "~/contract/desk/desk-operations";
import { listPlans, type Plan } from "../plans/plans";
import { listAdvice } from "../recommendation/summaries";
import { findAwaitingSince } from "../records/find-awaiting";
import type { LoggedIn } from "../session/person";
import type { DatabaseOrTransaction } from "../store/connection";
import { clients, surveyDrafts } from "../store/schema";
import { listActs, LOOKING_ACTS } from "../people/audit-entries";
import { findProposal } from "./fee-proposals";
import { matchClientsOf } from "./list-clients";
import { type ClientRow, summariseClients } from "./summarise-clients";
import { openDetails } from "../people/users";

const MOST_PLANS = 10;
const MOST_ACTS = 8;

/** Returns an adviser's view of a client; undefined for anybody who is not theirs. */
export async function findClientOverview(
  store: DatabaseOrTransaction,
  person: LoggedIn,
  { userId, before }: { userId: number; before?: number },
): Promise<ClientOverview | undefined> {
  const [row] = await store
    .select()
    .from(clients)
    .where(and(matchClientsOf(person.userId), eq(clients.id, userId)));
  if (!row) return undefined;
  const found = await listPlans(store, person, { client: userId, before, limit: MOST_PLANS + 1 });
  const plans = found.slice(0, MOST_PLANS);
  const [[client], [draft], proposal, acts, described] = await Promise.all([
    summariseClients(store, [row]),
    store
      .select({ updatedAt: surveyDrafts.updatedAt })
      .from(surveyDrafts)
      .where(eq(surveyDrafts.userId, userId)),
    findProposal(store, userId),
    listActs(store, userId, { most: MOST_ACTS, without: LOOKING_ACTS }),
    describePlans(store, plans),
  ]);
  if (!client) return undefined;
  return {
    client,
    cellEnd: findCellNumber(row, plans)?.slice(-2),
    lastLoginDate: row.lastLoginAt?.toISOString(),
    answersSavedAt: draft?.updatedAt.toISOString(),
    higherFees: proposal && { name: proposal.name, at: proposal.at },
    plans: described,
    olderThan: found.length > plans.length ? plans.at(-1)?.id : undefined,
    acts,
  };
}

/** The account's cell number, or the one in a guest's newest plan. */
function findCellNumber({ id, detailsEncrypted }: ClientRow, [newest]: readonly Plan[]): string | undefined {
  return detailsEncrypted === null ? newest?.record.phone : openDetails({ id, detailsEncrypted }).cellNr;
}

async function describePlans(store: DatabaseOrTransaction, plans: readonly Plan[]): Promise<ClientPlan[]> {
  const [advice, awaiting] = await Promise.all([
    listAdvice(store, plans),
    findAwaitingSince(
      store,
      plans.map(({ id }) => id),
    ),
  ]);
  return plans.map(({ id, createdAt, selectedAt, record: { retirement_date } }) => ({
    id,
    created_at: createdAt.toISOString(),
    selected_at: selectedAt?.toISOString(),
    retirement_date,
    advice: advice.get(id),
    awaits_confirmation_since: awaiting.get(id)?.toISOString(),
  }));
}
