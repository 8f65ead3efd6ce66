import { and, desc, inArray, isNull, or } from "drizzle-orm";
import { todayInSouthAfrica } from "~/base/date";
import { findBirthDate } from "~/base/identity-number";
import { readState } from "~/contract/plan/client-state";
import type { PlanSummary } from "~/contract/plan/plan-summary";
import type { User } from "~/contract/account/user";
import { accountKey } from "../session/person";
import type { DatabaseOrTransaction } from "../store/connection";
import { unsealSurvey } from "../plans/stored-survey";
import { type clients, plans, type StoredSurvey, surveyDrafts } from "../store/schema";
import { openDraft } from "../plans/drafts";
import { namesInSurvey } from "../people/guest-clients";
import { openDetails, openRsaid } from "../people/users";

export type ClientRow = typeof clients.$inferSelect;

/** Returns a client's names: those of the account, or those in a guest's plan. */
export function openNames(
  { id, planId, detailsEncrypted }: Pick<ClientRow, "id" | "planId" | "detailsEncrypted">,
  survey: StoredSurvey | null | undefined,
): Pick<User, "firstNames" | "preferredName" | "surname"> {
  if (detailsEncrypted !== null) return openDetails({ id, detailsEncrypted });
  return planId !== null && survey ? namesInSurvey(unsealSurvey(survey, planId)) : {};
}

/** Summarises clients for a list, in order, in the same number of queries for any number of them. */
export async function summariseClients(
  store: DatabaseOrTransaction,
  rows: readonly ClientRow[],
): Promise<PlanSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.flatMap(({ id, guestId }) => (guestId === null ? [id] : []));
  const ofGuests = rows.flatMap(({ planId }) => planId ?? []);
  const [newest, drafts] = await Promise.all([
    store
      .selectDistinctOn([plans.ownerId], {
        ownerId: plans.ownerId,
        id: plans.id,
        createdAt: plans.createdAt,
        survey: plans.survey,
      })
      .from(plans)
      .where(
        and(
          isNull(plans.restrictedAt),
          or(inArray(plans.ownerId, ids.map(accountKey)), inArray(plans.id, ofGuests)),
        ),
      )
      .orderBy(plans.ownerId, desc(plans.id)),
    store.select().from(surveyDrafts).where(inArray(surveyDrafts.userId, ids)),
  ]);
  const today = todayInSouthAfrica(new Date());
  const planOf = new Map(newest.map((plan) => [plan.ownerId, plan]));
  const draftOf = new Map(drafts.map((draft) => [draft.userId, draft]));
  return rows.map((client) => {
    const plan = planOf.get(client.guestId ?? accountKey(client.id));
    const { preferredName, firstNames, surname } = openNames(client, plan?.survey);
    const draft = plan ? undefined : draftOf.get(client.id);
    const { retirement_date } = plan?.survey ?? (draft ? openDraft(draft) : {});
    const idNumber = openIdNumber(client);
    const state = readState(client.clientState);
    return {
      preferredName: preferredName ?? firstNames,
      surname,
      idNumber,
      birthDate: idNumber === undefined ? plan?.survey.dob?.toString() : findBirthDate(idNumber, today),
      isGuest: client.guestId === null ? undefined : (true as const),
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

function openIdNumber({ id, rsaidEncrypted }: ClientRow): string | undefined {
  return rsaidEncrypted === null ? undefined : openRsaid({ id, rsaidEncrypted });
}
