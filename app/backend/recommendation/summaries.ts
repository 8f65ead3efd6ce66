import { inArray, sql } from "drizzle-orm";
import { type ListedAdvice, summariseAdvice } from "~/contract/plan/advice-summary";
import type { Plan } from "../plans/plans";
import type { DatabaseOrTransaction } from "../store/connection";
import { adviceRecords, recommendations } from "../store/schema";
import { openRecommendation } from "./recommendations";
import { openSummary } from "./sealed-summary";

type Row = typeof recommendations.$inferSelect;

/** Lists plans' advice for lists. Rows of earlier releases lack a summary, so the result itself is decrypted. */
export async function listAdvice(
  store: DatabaseOrTransaction,
  plans: readonly Pick<Plan, "id" | "selectedPlanType">[],
): Promise<Map<number, ListedAdvice>> {
  const ids = plans.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { planId, planType, status, summaryEncrypted, payloadEncrypted } = recommendations;
  const [rows, recorded] = await Promise.all([
    store
      .select({
        planId,
        planType,
        status,
        summaryEncrypted,
        payloadEncrypted: sql<
          string | null
        >`case when ${summaryEncrypted} is null then ${payloadEncrypted} end`,
      })
      .from(recommendations)
      .where(inArray(planId, ids)),
    store
      .selectDistinct({ planId: adviceRecords.planId })
      .from(adviceRecords)
      .where(inArray(adviceRecords.planId, ids)),
  ]);
  return new Map(
    plans.map(({ id, selectedPlanType }) => {
      const find = (type: Row["planType"]) => rows.find((row) => row.planId === id && row.planType === type);
      const describe = (type: Row["planType"]) => {
        const row = find(type);
        return row?.status === "ready"
          ? { ...readSummary(row), selected: type === selectedPlanType }
          : undefined;
      };
      const advice = {
        status: find("base")?.status ?? "failed",
        base: describe("base"),
        edit: describe("edit"),
        has_record: recorded.some(({ planId: one }) => one === id),
      };
      return [id, advice];
    }),
  );
}

function readSummary(row: Pick<Row, "planId" | "planType" | "summaryEncrypted" | "payloadEncrypted">) {
  if (row.summaryEncrypted) return openSummary(row.summaryEncrypted, row);
  return summariseAdvice(openRecommendation(row.payloadEncrypted ?? "", row));
}
