import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openRecommendation, sealRecommendation } from "../../app/backend/recommendation/recommendations";
import { getDatabase } from "../../app/backend/store/connection";
import { recommendations } from "../../app/backend/store/schema";
import type { Recommendation } from "../../app/contract/plan/recommendation";
import { take } from "../support/call";
import { overTheWire, thandi } from "../support/over-transports";

overTheWire(({ call, becomeGuest, makeAdvisedPlan, override }) => {
  test("each record and each recommendation of a plan says its type beside its plan_type, older rows too", async () => {
    const guest = await becomeGuest();
    const { id } = await makeAdvisedPlan(guest, thandi);
    const told = (of: { plan_type: string; type?: string }) => [of.plan_type, of.type];
    const [ours, theirs] = [
      ["base", "recommended"],
      ["edit", "customized"],
    ];
    expect(told(take(await override(id, { desired_gross_monthly_income: 12_000 }, guest)))).toEqual(theirs);
    const both = { query: { id, plan_type: "both" as const } };
    const read = async () => [
      take(await call("getPlan", both, guest)),
      take(await call("getRecommendations", both, guest)) as Recommendation[],
    ];
    for (const listed of await read()) expect(listed.map(told)).toEqual([ours, theirs]);
    expect(take(await call("getAllPlans", {}, guest)).map(told)).toEqual([ours]);
    for (const planType of ["base", "edit"] as const) {
      const place = { planId: id, planType };
      const row = and(eq(recommendations.planId, id), eq(recommendations.planType, planType));
      const [kept] = await getDatabase().select().from(recommendations).where(row);
      const older: Partial<Recommendation> = openRecommendation(kept?.payloadEncrypted ?? "", place);
      delete older.type;
      const payloadEncrypted = sealRecommendation(older as Recommendation, place);
      await getDatabase().update(recommendations).set({ payloadEncrypted }).where(row);
    }
    for (const listed of await read()) expect(listed.map(told)).toEqual([ours, theirs]);
  });
});
