import { afterAll, beforeAll, describe, inject } from "vitest";
import { answerHere } from "../../app/backend/door.server";
import { callOver } from "../../app/backend/transports/call-backend";
import { embedded } from "../../app/backend/transports/embedded";
import { reachOver, sendTo } from "../../app/backend/transports/remote";
import type { Caller, Transport, Wire } from "../../app/backend/transports/transport";
import type { WireAmendment } from "../../app/contract/plan/adjust-needs";
import type { InputOf } from "../../app/contract/wire/operation";
import type { OperationAt, OperationName } from "../../app/contract/operations";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { people } from "../../fixtures/people";
import { startTestBackend } from "./backend";
import { take } from "./call";
import { serveApi } from "./serve-api";
import { today } from "./today";

/** The invented people as of today; Thandi, the first, stands for any of them. */
export const everybody = people(today);
export const thandi = everybody[0]!.record;

/** The answers of an invented person. */
export const recordOf = (slug: string) => everybody.find((person) => person.slug === slug)!.record;

/** One person for each recommended product; in the long run all people. */
export const oneForEachProduct = everybody.filter(
  ({ recommended }, index) =>
    inject("isLong") || everybody.findIndex((other) => other.recommended === recommended) === index,
);

export type TestGuest = { bearer: string };

/** A caller of the API over one of the transports; anything else is sent as a request. */
export function createClient(chooseTransport: () => Transport, chooseWire: () => Wire = () => answerHere) {
  function call<Name extends OperationName>(
    name: Name,
    input: InputOf<OperationAt<Name>>,
    caller: Caller = {},
  ) {
    return callOver(chooseTransport(), name, input, caller);
  }

  async function waitForAnswer(guest: TestGuest, id: number) {
    for (;;) {
      const answer = await call("getRecommendations", { query: { id } }, guest);
      if (answer.response_code !== "R01") return answer;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  const makePlan = async (guest: TestGuest, record: SurveyRecord = thandi) =>
    take(await call("createDemoPlan", { body: record }, guest)).id;

  async function waitForRecommendation(guest: TestGuest, id: number) {
    const list = take(await waitForAnswer(guest, id));
    if (!Array.isArray(list)) throw new Error("still generating");
    return list;
  }

  return {
    call,
    makePlan,
    waitForRecommendation,
    /** Sends any request, including invalid calls. */
    send: (path: string, init: RequestInit): Promise<Response> =>
      chooseWire()(new Request(`http://embedded/api${path}`, init)),
    becomeGuest: async (): Promise<TestGuest> => ({
      bearer: take(await call("getGuestToken", {})).bearer_token,
    }),
    /** A plan with its recommendation. */
    makeAdvisedPlan: async (guest: TestGuest, record?: SurveyRecord) => {
      const id = await makePlan(guest, record);
      const [recommendation] = await waitForRecommendation(guest, id);
      if (!recommendation) throw new Error("there is no recommendation");
      return { id, recommendation };
    },
    override: (id: number, change: WireAmendment, guest: Caller) =>
      call("overrideRecommendation", { body: { id, ...change } }, guest),
    /** Our recommendation of a plan, the amended one, or both. */
    list: (id: number, guest: TestGuest, plan_type: "base" | "edit" | "both" = "both") =>
      call("getRecommendations", { query: { id, plan_type } }, guest),
  };
}

export type TestClient = ReturnType<typeof createClient>;

/**
 * Runs cases over the wire on their own backend, and in the long run in this process as well;
 * `both-ways.test.ts` shows for every operation that both transports answer alike.
 */
export function overTheWire(describeCases: (client: TestClient) => void): void {
  let stop: () => Promise<void>;
  let server: Awaited<ReturnType<typeof serveApi>>;
  beforeAll(async () => {
    stop = await startTestBackend();
    server = await serveApi();
  });
  afterAll(async () => {
    await server.close();
    await stop();
  });
  const transports: [string, () => Transport, () => Wire][] = [
    ["remote", () => reachOver(server.origin), () => sendTo(server.origin)],
  ];
  if (inject("isLong")) transports.push(["embedded", () => embedded, () => answerHere]);
  describe.each(transports)("over the %s transport", (_, ...transport) =>
    describeCases(createClient(...transport)),
  );
}
