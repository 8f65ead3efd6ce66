import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { answerHere } from "../../app/backend/door.server";
import { embedded } from "../../app/backend/transports/embedded";
import { LEVER_NAMES } from "../../app/contract/plan/levers";
import { typeDay } from "../support/answers";
import { startTestBackend } from "../support/backend";
import { countRuns } from "../support/count-runs";
import { createClient, everybody } from "../support/over-transports";

const RUNS = countRuns({ usually: 20, long: 400 });

let bearer: string;
const plans: number[] = [];
beforeAll(() => startTestBackend());
beforeAll(async () => {
  const { becomeGuest, makeAdvisedPlan } = createClient(() => embedded);
  const guest = await becomeGuest();
  bearer = guest.bearer;
  for (const { record } of everybody) plans.push((await makeAdvisedPlan(guest, record)).id);
});

/** Valid needs, and any other JSON value. */
const value = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(0, 0.3, 2.5, 40, 50_000, 12_000, typeDay(2), typeDay(9)) },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.double({ noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(-0, 1e308, -1e308, 2 ** 53, "", "31/02/2027", "\u0000") },
);
const names = fc.constantFrom(...LEVER_NAMES, "desired_gross_monthly_income", "step");
const needs = fc.dictionary(names, value, { maxKeys: 3 });

test.each([
  "/plan/calculation",
  "/plan/calculation/monthlyincome",
  "/plan/calculation/override/recommendation",
  "/plan/calculation/reduce",
  "/plan/calculation/reduce/partner",
])("POST %s accepts or refuses any needs and never breaks", async (path) => {
  const headers = { Authorization: `Bearer ${bearer}`, "Content-Type": "application/json" };
  const someone = fc.nat({ max: everybody.length - 1 });
  await fc.assert(
    fc.asyncProperty(someone, needs, async (who, fields) => {
      const body = JSON.stringify({ step: 1, ...fields, id: plans[who] });
      const request = new Request(`http://embedded/api${path}`, { method: "POST", headers, body });
      expect([200, 422]).toContain((await answerHere(request)).status);
    }),
    { numRuns: RUNS, seed: 20_261_125 },
  );
});
