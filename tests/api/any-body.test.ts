import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { callBackend, answerHere } from "../../app/backend/door.server";
import { surveyRecordSchema } from "../../app/contract/survey/survey-record";
import { people } from "../../fixtures/people";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { countRuns } from "../support/count-runs";
import { emptyQueue } from "../support/empty-queue";
import { today } from "../support/today";

const SEED = 20_261_125;
const RUNS = countRuns({ usually: 15, long: 3_000 });
const thandi = people(today)[0]!.record;

let bearer: string;
let planId: number;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  bearer = await becomeGuest();
  planId = take(await callBackend("createDemoPlan", { body: thandi }, { bearer })).id;
});

/** A well-answered survey with some fields replaced by any JSON value. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: "binary" }),
  fc.constantFrom("\u0000", "\ud800", "yes", "no", "31/02/2027", "01/01/0000", 1e308, -0, 2 ** 31, 2 ** 53),
);
const spoiled = fc.dictionary(fc.constantFrom(...Object.keys(surveyRecordSchema.shape)), anything, {
  maxKeys: 4,
});

const becomeGuest = async () => take(await callBackend("getGuestToken", {}, {})).bearer_token;

async function send(method: string, path: string, body: unknown, by = bearer): Promise<number> {
  const headers = { Authorization: `Bearer ${by}`, "Content-Type": "application/json" };
  const init = { method, headers, body: JSON.stringify(body) };
  return (await answerHere(new Request(`http://embedded/api${path}`, init))).status;
}

test.each([
  ["POST", "/plan/demo"],
  ["PUT", "/plan"],
  ["PUT", "/plan?id=ours"],
  ["POST", "/plan/select"],
  ["POST", "/plan/guarantee/income"],
])("%s %s takes or refuses any body and never breaks", async (method, path) => {
  const address = path.replace("ours", String(planId));
  await fc.assert(
    fc.asyncProperty(spoiled, async (fields) => {
      await emptyQueue();
      // A random number of bodies are valid plans, and one guest may make only 50.
      const by = method === "POST" && path === "/plan/demo" ? await becomeGuest() : bearer;
      const status = await send(method, address, { ...thandi, id: planId, plan_type: "base", ...fields }, by);
      expect([200, 400, 404, 422]).toContain(status);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

test("letters that are no UTF-8 are refused, not kept as others", async () => {
  const headers = { Authorization: `Bearer ${bearer}`, "Content-Type": "application/json" };
  const record = { ...thandi, relevant_fund_retiring_from: "Caf\u00e9" };
  const body = new Uint8Array(Buffer.from(JSON.stringify(record), "latin1"));
  const request = new Request("http://embedded/api/plan/demo", { method: "POST", headers, body });
  const response = await answerHere(request);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: "The body is not valid JSON" });
});

test("any query is answered or refused and never breaks", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), async (id, type) => {
      const query = new URLSearchParams({ id, plan_type: type, rsaid: type, type });
      for (const path of ["/plan", "/plan/all", "/plan/recommendations", "/user/token/refresh"]) {
        const headers = { Authorization: `Bearer ${bearer}` };
        const request = new Request(`http://embedded/api${path}?${query}`, { headers });
        expect([200, 404, 422]).toContain((await answerHere(request)).status);
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
