import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { getLogger } from "../../app/backend/log/logger";
import { getEnvironment } from "../../app/backend/process/environment";
import { findProduct } from "../../app/contract/plan/recommended-product";
import type { AnnuityRecommendation } from "../../app/contract/plan/product-recommendation";
import { recommend } from "../support/recommendation";
import { preloadShares } from "../../app/features/plan/change/preload.server";

const SERVICES = "https://services.example";
const DEPENDANTS = `${SERVICES}/api/plan/calculation/reduce`;
const PARTNER = `${DEPENDANTS}/partner`;

/** The bodies of the calls to the services. */
const asked: unknown[] = [];
const network = setupServer();
beforeAll(() => {
  getLogger().level = "silent";
  network.listen({ onUnhandledRequest: "error" });
  getEnvironment().BACKEND_URL = SERVICES;
});
afterAll(() => network.close());
afterEach(() => {
  network.resetHandlers();
  asked.length = 0;
});

function answer(address: string, content: object, status = 200) {
  network.use(
    http.post(address, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(content, { status });
    }),
  );
}
const succeed = (return_object: object) => ({
  response_code: "R00",
  http_code: 200,
  message: "Success",
  return_object,
});
const REFUSED = { response_code: "R04", http_code: 500, message: "Failed", return_object: null };

const GIVEN_PARTNER = { guaranteed_partner_income: 9_000 };
const NO_PARTNER = { guaranteed_partner_income: 0 };

/** Preloads the shares for a plan with that product. */
function preload(product: AnnuityRecommendation, figures = NO_PARTNER, step: 1 | 2 | 3 = 2) {
  const plan = { ...findProduct(recommend(product), product), ...figures };
  return preloadShares({ product, plan, id: 7 }, step, { bearer: "bearer" });
}

describe("preloading for the recommendation's flow", () => {
  it.each<[AnnuityRecommendation, step: 1 | 2 | 3]>([
    ["LivingAnnuityPlus", 1],
    ["LivingAnnuityPlus", 2],
    ["LivingAnnuityPlus", 3],
    ["LifeAnnuity", 2],
    ["EnhancedLifeAnnuity", 2],
  ])("asks for the shares that a %s has, at step %i", async (product, step) => {
    const dependants = [{ perct_capital_to_dependents: 0.5, monthly_income: 18_000 }];
    const partner = [{ partner_guaranteed_inc_perct: 75, monthly_income: 18_000 }];
    answer(DEPENDANTS, succeed({ estate_perct_n_incomes: dependants }));
    answer(PARTNER, succeed({ partner_guaranteed_inc_perct_n_incomes: partner }));
    const isPlus = product === "LivingAnnuityPlus";
    const expected = isPlus ? { dependantsIncomes: dependants } : { partnerIncomes: partner };
    expect(await preload(product, isPlus ? NO_PARTNER : GIVEN_PARTNER, step)).toEqual(expected);
    expect(asked).toEqual([{ id: 7, step }]);
  });

  it("asks for nothing that the product does not let one choose", async () => {
    expect(await preload("LivingAnnuity", GIVEN_PARTNER)).toEqual({});
    expect(await preload("LifeAnnuity")).toEqual({});
    expect(
      await preload("LivingAnnuityPlus", { ...NO_PARTNER, ...{ perct_capital_to_dependents: 0 } }),
    ).toEqual({});
    expect(asked).toEqual([]);
  });

  it.each([["product"], ["plan"], ["id"]] as const)("needs the %s", async (missing) => {
    const plan = recommend("LivingAnnuityPlus").laplus_recommendations;
    const known = { product: "LivingAnnuityPlus" as const, plan, id: 7, [missing]: undefined };
    expect(await preloadShares(known, 1, { bearer: "bearer" })).toEqual({
      failure: "Missing argument to preload for recommendation flow.",
    });
  });

  const OF_DEPENDANTS = "load percentage of dependants income";
  const EMPTY = succeed({ estate_perct_n_incomes: [], partner_guaranteed_inc_perct_n_incomes: [] });

  it.each<[what: string, answered: object, status: number, dependants: string, partner: string]>([
    ["was refused", REFUSED, 500, OF_DEPENDANTS, "load percentage of partners guarantee Incomes"],
    ["has no share", EMPTY, 200, OF_DEPENDANTS, "load percentage of partners income"],
    ["got no answer", {}, 500, "preload for recommendation flow.", "preload for recommendation flow."],
  ])("says which list %s", async (_, answered, status, dependants, partner) => {
    for (const address of [DEPENDANTS, PARTNER]) answer(address, answered, status);
    expect(await preload("LivingAnnuityPlus")).toEqual({ failure: `Unable to ${dependants}` });
    expect(await preload("LifeAnnuity", GIVEN_PARTNER)).toEqual({ failure: `Unable to ${partner}` });
  });
});
