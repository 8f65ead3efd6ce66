import { and, desc, inArray, isNull } from "drizzle-orm";
import { maskIdentityNumber } from "~/base/identity-number";
import { readState } from "~/contract/client-state";
import type { PlanSummary } from "~/contract/plan-summary";
import { nameAccount, readAccount } from "../session/person";
import type { DatabaseOrTransaction } from "../store/connection";
import type { users } from "../store/schema";
import { plans, surveyDrafts } from "../store/schema";
import { openDraft } from "./drafts";
import { openDetails, readRsaidOfUser } from "./users";

export type ClientRow = typeof users.$inferSelect;

/** What a list says of each client, in their order, in as many queries for many as for one. */
export async function summariseClients(
  store: DatabaseOrTransaction,
  clients: readonly ClientRow[],
): Promise<PlanSummary[]> {
  const ids = clients.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [newest, drafts] = await Promise.all([
    store
      .selectDistinctOn([plans.ownerId], {
        ownerId: plans.ownerId,
        id: plans.id,
        createdAt: plans.createdAt,
        survey: plans.survey,
      })
      .from(plans)
      .where(and(inArray(plans.ownerId, ids.map(nameAccount)), isNull(plans.restrictedAt)))
      .orderBy(plans.ownerId, desc(plans.id)),
    store.select().from(surveyDrafts).where(inArray(surveyDrafts.userId, ids)),
  ]);
  const planOf = new Map(newest.map((plan) => [readAccount(plan.ownerId), plan]));
  const draftOf = new Map(drafts.map((draft) => [draft.userId, draft]));
  return clients.map((client) => {
    const { preferredName, firstNames, surname } = openDetails(client);
    const plan = planOf.get(client.id);
    const draft = plan ? undefined : draftOf.get(client.id);
    const { retirement_date } = plan?.survey ?? (draft ? openDraft(draft) : {});
    const state = readState(client.clientState);
    return {
      preferredName: preferredName ?? firstNames,
      surname,
      idNumber: maskIdentityNumber(readRsaidOfUser(client)),
      retirementSavings: client.clientSavings || undefined,
      retirementDate: retirement_date === undefined ? undefined : String(retirement_date),
      planId: plan?.id,
      planCreatedDate: plan?.createdAt.toISOString(),
      hasError: state === "failed",
      userId: client.id,
      state,
      draftStep: draft?.step ?? undefined,
      changedDate: client.clientChangedAt.toISOString(),
    };
  });
}
