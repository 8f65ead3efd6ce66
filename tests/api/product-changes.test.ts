/**
 * Follows each change that a recommendation says would lead to another product: the new answers must get that
 * product.
 */
import { beforeAll, expect, it } from "vitest";
import type { WireProductChange } from "../../app/contract/plan/recommendation";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { embedded } from "../../app/backend/transports/embedded";
import { startTestBackend } from "../support/backend";
import { createClient, oneForEachProduct } from "../support/over-transports";

const { becomeGuest, makeAdvisedPlan } = createClient(() => embedded);

beforeAll(() => startTestBackend());

const PREFERENCES = {
  income: "guarantee_inc_and_no_inheritance",
  inheritance: "flexible_inc_and_inheritance",
} as const;

function answer(change: WireProductChange): SurveyRecord {
  switch (change.answer) {
    case "importance":
      return { what_is_more_important: PREFERENCES[change.value] };
    case "savings":
      return { retirement_savings: change.value };
    case "has_backup":
      return {
        backup_plan_family_support: "no",
        backup_plan_other_src_support: change.value ? "yes" : "no",
        backup_plan_assets_support: "no",
      };
  }
}

it.each(oneForEachProduct)(
  "$slug, who changes that answer, is recommended that product",
  async ({ record }) => {
    const guest = await becomeGuest();
    const { recommendation } = await makeAdvisedPlan(guest, record);
    const changes = recommendation.common_info.reasons.flatMap((reason) => reason.changes ?? []);
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes) {
      const changed: SurveyRecord = {
        // Asked only of people who come to want a guaranteed income.
        ...(record.has_serious_illness === "no" && { are_you_smoker: "no" }),
        ...record,
        ...answer(change),
        ...(change.importance && { what_is_more_important: PREFERENCES[change.importance] }),
      };
      const after = await makeAdvisedPlan(guest, changed);
      expect(after.recommendation.common_info.annuity_recommendation, change.answer).toBe(change.product);
    }
  },
);
