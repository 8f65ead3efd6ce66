import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { getDatabase } from "../../app/backend/store/connection";
import { recommendations } from "../../app/backend/store/schema";
import { take } from "../support/call";
import { overTheWire, type TestGuest } from "../support/over-transports";

overTheWire(({ call, becomeGuest, makePlan, makeAdvisedPlan }) => {
  let guest: TestGuest;
  let id: number;
  beforeAll(async () => {
    guest = await becomeGuest();
    ({ id } = await makeAdvisedPlan(guest));
  });

  describe("a calculation", () => {
    const tries = (id: number, caller: { bearer?: string }) => [
      call("calculateIncome", { body: { id } }, caller),
      call("calculateMonthlyIncome", { body: { id, debt_recommend: 0 } }, caller),
      call("overrideRecommendation", { body: { id, debt_recommend: 0 } }, caller),
      call("overrideRecommendation", { body: { id, desired_gross_monthly_income: 9_000 } }, caller),
      call("calculateDependantsIncomes", { body: { id, step: 1 } }, caller),
      call("calculatePartnerIncomes", { body: { id, step: 1 } }, caller),
      call("getAttributes", { query: { id } }, caller),
    ];
    const FAILURES = [
      "Not able to calculate monthly income",
      "Not able to calculate monthly income",
      "Not able to calculate new plan recommendation",
      "Not able to get base recommendation based on Monthly Income",
      "Not able to load percentage of dependants incomes",
      "Not able to load partner guaranteed incomes",
      "Unable to get edited attributes",
    ];

    test("on another guest's plan cannot be told from one on no plan", async () => {
      const stranger = await becomeGuest();
      const answers = await Promise.all(tries(id, stranger));
      expect(answers).toEqual(
        FAILURES.map((message) => ({
          response_code: "R04",
          http_code: 404,
          message,
          return_object: null,
        })),
      );
      expect(await Promise.all(tries(2_000_000_000, guest))).toEqual(answers);
    });

    test("under another ID number than the plan's finds no plan", async () => {
      const { rsaid } = take(await call("getPlan", { query: { id } }, guest))[0]!;
      const body = { id, rsaid };
      take(await call("calculateIncome", { body }, guest));
      for (const name of ["calculateIncome", "overrideRecommendation"] as const)
        expect(
          await call(name, { body: { ...body, rsaid: "7001015009087", debt_recommend: 0 } }, guest),
        ).toMatchObject({ http_code: 404 });
    });

    test("needs a bearer that is good", async () => {
      for (const bearer of [undefined, "nonsense"])
        for (const answer of await Promise.all(tries(id, { bearer })))
          expect(answer).toMatchObject({ response_code: "R03", http_code: 401 });
    });

    test.each([
      ["pending", "The recommendation is still being worked out: ask again when it is ready"],
      ["failed", "The recommendation could not be worked out: ask for it again first"],
    ] as const)("starts from no recommendation that is %s", async (status, message) => {
      const { id: other } = await makeAdvisedPlan(guest);
      await getDatabase().update(recommendations).set({ status }).where(eq(recommendations.planId, other));
      const answers = await Promise.all(tries(other, guest).slice(0, -1));
      for (const answer of answers)
        expect(answer).toEqual({ response_code: "R02", http_code: 409, message, return_object: null });
    });

    test("of a plan just made is refused until its recommendation is there", async () => {
      const answer = await call("calculateIncome", { body: { id: await makePlan(guest) } }, guest);
      expect([200, 409]).toContain(answer.http_code);
    });
  });
});
