import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { getDatabase } from "../../app/backend/store/connection";
import { recommendations } from "../../app/backend/store/schema";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { take } from "../support/call";
import { overTheWire, type TestGuest, thandi } from "../support/over-transports";

overTheWire(({ call, becomeGuest, makeAdvisedPlan, waitForRecommendation }) => {
  const finished = { finished_recommendation: "yes" } as const;
  const change = async (guest: TestGuest, id: number, body: SurveyRecord) =>
    take(await call("updatePlan", { query: { id }, body }, guest));
  const isFinished = async (guest: TestGuest, id: number) =>
    take(await call("getPlan", { query: { id } }, guest))[0]?.finished_recommendation;
  const countGenerations = async (id: number) => {
    const rows = await getDatabase().select().from(recommendations).where(eq(recommendations.planId, id));
    return rows.find(({ planType }) => planType === "base")?.generation;
  };

  /** A plan whose amended recommendation is selected. */
  async function makeAmendedPlan(guest: TestGuest): Promise<number> {
    const { id } = await makeAdvisedPlan(guest);
    take(await call("overrideRecommendation", { body: { id, debt_recommend: 0 } }, guest));
    take(await call("selectPlan", { body: { id, plan_type: "edit" } }, guest));
    return id;
  }

  const listRecommendations = async (guest: TestGuest, id: number) =>
    (await waitForRecommendation(guest, id)).map(({ plan_type, selected }) => [plan_type, selected]);

  describe("having gone through the recommendation", () => {
    test("is not said of a new plan, whatever was sent in", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest, { ...thandi, ...finished });
      expect(await isFinished(guest, id)).toBe("no");
    });

    test("is set and taken back alone, and changes nothing else", async () => {
      const guest = await becomeGuest();
      const id = await makeAmendedPlan(guest);
      const [before] = take(await call("getPlan", { query: { id } }, guest));
      expect((await change(guest, id, finished)).finished_recommendation).toBe("yes");
      expect(await isFinished(guest, id)).toBe("yes");
      expect(await countGenerations(id)).toBe(1);
      expect(await listRecommendations(guest, id)).toEqual([
        ["base", false],
        ["edit", true],
      ]);
      const [after] = take(await call("getPlan", { query: { id } }, guest));
      expect({ ...after, updated_at: "" }).toEqual({ ...before, ...finished, updated_at: "" });
      await change(guest, id, { finished_recommendation: "no" });
      expect(await isFinished(guest, id)).toBe("no");
      expect(await countGenerations(id)).toBe(1);
    });

    test("is said of the amended record and in the list as well", async () => {
      const guest = await becomeGuest();
      const id = await makeAmendedPlan(guest);
      await change(guest, id, finished);
      const query = { id, plan_type: "both" } as const;
      expect(take(await call("getPlan", { query }, guest))).toMatchObject([finished, finished]);
      expect(take(await call("getAllPlans", {}, guest))).toMatchObject([finished]);
    });

    test("ends when an answer changes that the recommendation depends on", async () => {
      const guest = await becomeGuest();
      const id = await makeAmendedPlan(guest);
      await change(guest, id, finished);
      const changed = await change(guest, id, { retirement_savings: 5_000_000 });
      expect(changed.finished_recommendation).toBe("no");
      expect(await countGenerations(id)).toBe(2);
      expect(await listRecommendations(guest, id)).toEqual([["base", true]]);
    });

    test("ends when the whole record is sent", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      await change(guest, id, finished);
      const body = { ...thandi, id };
      expect(take(await call("updatePlan", { body }, guest)).finished_recommendation).toBe("no");
      expect(await countGenerations(id)).toBe(2);
    });

    test("can be said together with a change, which asks for the recommendation again", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      const changed = await change(guest, id, { retirement_savings: 5_000_000, ...finished });
      expect(changed).toMatchObject({ retirement_savings: 5_000_000, ...finished });
      expect(await countGenerations(id)).toBe(2);
    });

    test("is said only by the plan's owner, with yes or no", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      const stranger = await call("updatePlan", { query: { id }, body: finished }, await becomeGuest());
      expect(stranger).toMatchObject({ response_code: "R04", http_code: 404 });
      expect(await isFinished(guest, id)).toBe("no");
      const body = { finished_recommendation: "perhaps" as "yes" };
      expect(await call("updatePlan", { query: { id }, body }, guest)).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path: "finished_recommendation" }] },
      });
    });
  });

  describe("answers that only say who somebody is", () => {
    test("keep the recommendation, the edited plan and what was gone through", async () => {
      const guest = await becomeGuest();
      const id = await makeAmendedPlan(guest);
      await change(guest, id, finished);
      for (const changes of [
        { first_name: "Thandeka" },
        { last_name: "Dlamini" },
        { email: "other@example.co.za", phone: "0831234567" },
        { is_staff_or_family: "yes", relevant_fund_retiring_from: "Nedbank" },
        { partner_name: "Jabulani Nkosi" },
      ] as const) {
        expect(await change(guest, id, changes)).toMatchObject({ ...changes, ...finished });
        expect(await countGenerations(id)).toBe(1);
        expect(await listRecommendations(guest, id)).toEqual([
          ["base", false],
          ["edit", true],
        ]);
      }
    });
  });
});
