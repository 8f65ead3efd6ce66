import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Operation } from "~/contract/wire/operation";
import { type OperationName, operations } from "~/contract/operations";
import { passesLuhn } from "~/base/luhn";
import { computesAlike } from "~/engine";
import { getLogger } from "../log/logger";
import { callOver } from "./call-backend";
import { chooseTransport } from "./choose-transport";
import { SAMPLE_GUEST } from "./sample-users";
import { people } from "../../../fixtures/people";
import { changeVariable } from "../../../tests/support/forget-process";
import { today } from "../../../tests/support/today";
import { embedded } from "./embedded";
import { handleBySamples, mock } from "./mock";

process.env.LOG_LEVEL = "silent";
const thandi = people(today).find(({ slug }) => slug === "thandi")?.record ?? {};
afterEach(() => vi.restoreAllMocks());

const FOLDER = "fixtures/mock";
const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8")) as unknown;

/** Every sample of the specification, and the operations that answer with it. */
const NAMED: Record<string, readonly OperationName[]> = {
  adminOrganizationUser: ["getUser"],
  adminOrganizations: ["getOrganizations"],
  adminPlan: ["getPlan"],
  adminRecommendation: ["getRecommendations"],
  adminUser: ["getUser"],
  all: ["getAllPlans"],
  feature: ["getFeatures"],
  guest: ["getGuestToken", "refreshToken"],
  income: ["calculateIncome", "calculateMonthlyIncome", "calculateGuaranteedIncome"],
  invest: ["requestInvestment"],
  login: ["logIn", "refreshToken"],
  logout: ["logOut"],
  maximums: ["getMaximumFees"],
  nfpgenMaximums: ["getMaximumFees"],
  nfpstffMaximums: ["getMaximumFees"],
  plan: ["getPlan"],
  planSummaries: ["getPlanSummaries"],
  planCreate: ["createPlan", "createDemoPlan"],
  profile: ["updateUser"],
  recommendations: ["getRecommendations"],
  recommendationsEdited: ["getRecommendations"],
  recommendationsLAP: ["getRecommendations"],
  reduce: ["calculateDependantsIncomes", "calculatePartnerIncomes"],
  status: ["getRegistrationStatus", "getLoginStatus", "verifyCode", "sendMessage"],
  survey: ["saveDraft"],
  surveyDraft: ["getDraft"],
  termsAndConditions: ["acceptTerms", "getTermsAcceptance"],
  token: ["getLoginToken", "register", "confirmIdentity"],
  user: ["getUser"],
};

/** Plans for the two recommendations that the specification gives without theirs. */
const OURS: Record<string, readonly OperationName[]> = { planEdited: ["getPlan"], planLAP: ["getPlan"] };

describe("the samples", () => {
  const answered = { ...NAMED, ...OURS };

  test("are those that the specification names and those that we add", () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
    expect(files.map((file) => path.parse(file).name).sort()).toEqual(Object.keys(answered).sort());
    expect(Object.keys(NAMED)).toHaveLength(29);
  });

  const uses = Object.entries(answered).flatMap(([sample, names]) =>
    names.map((name) => [sample, name] as const),
  );
  test.each(uses)("%s fits the contract of %s", (sample, name) => {
    const { answer }: Operation = operations[name];
    const parsed = answer.safeParse(read(sample));
    expect(parsed.error?.issues ?? []).toEqual([]);
    if (Object.keys(read(sample) as object).length > 0) expect(parsed.data).not.toEqual({});
  });

  test.each(["recommendations", "recommendationsEdited", "recommendationsLAP", "adminRecommendation"])(
    "%s are as today's engine computes them",
    (sample) => {
      const list = read(sample) as { common_info: { engine_version: string } }[];
      for (const { common_info } of list) expect(computesAlike(common_info.engine_version)).toBe(true);
    },
  );

  test("hold no ID number that could be somebody's", () => {
    const all = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
    const text = all.map((file) => readFileSync(path.join(FOLDER, file), "utf8")).join("\n");
    const numbers = [...text.matchAll(/"(?:rsaid|rsaIdNr|idNumber)\\?": ?\\?"(\d{13})/g)].map(
      ([, digits]) => digits ?? "",
    );
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers.filter(passesLuhn)).toEqual([]);
  });

  test("say one and the same instant, and no other", () => {
    const all = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
    const text = all.map((file) => readFileSync(path.join(FOLDER, file), "utf8")).join("\n");
    const instants = new Set(text.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g));
    expect([...instants]).toEqual(["2026-11-20T08:00:00.000Z"]);
  });
});

describe("a call in mock mode", () => {
  test("is answered with the plan of its number, the administrator's being 1497", async () => {
    const answer = await callOver(mock, "getPlan", { query: { id: 1497 } }, {});
    expect(answer).toMatchObject({ response_code: "R00", return_object: [{ id: 1497, plan_type: "base" }] });
    expect(answer.return_object).toEqual(read("adminPlan"));
    const created = await callOver(mock, "createDemoPlan", { body: thandi }, {});
    expect(created.return_object).toMatchObject({ id: 1500 });
    const unknown = await callOver(mock, "getPlan", { query: { id: 7 } }, {});
    expect(unknown).toMatchObject({ response_code: "R04", http_code: 404 });
  });

  test("is answered with both plans where one was amended, and with one of them when asked so", async () => {
    const ask = async (plan_type: "both" | "base" | "edit") => {
      const query = { id: 1498, plan_type };
      const { return_object } = await callOver(mock, "getRecommendations", { query }, {});
      return Array.isArray(return_object) ? return_object.map((one) => one.plan_type) : return_object;
    };
    expect(await ask("both")).toEqual(["base", "edit"]);
    expect(await ask("base")).toEqual(["base"]);
    expect(await ask("edit")).toEqual(["edit"]);
    const body = { id: 1500, desired_gross_monthly_income: 9_000 };
    const overridden = await callOver(mock, "overrideRecommendation", { body }, {});
    expect(overridden.return_object).toMatchObject({ plan_type: "edit" });
  });

  test("hands out tokens that last from now on", async () => {
    const { return_object } = await callOver(mock, "getGuestToken", {}, {});
    expect(return_object).toMatchObject({ bearer_token: SAMPLE_GUEST });
    const { expires_at = "" } = return_object as { expires_at?: string };
    expect(Date.parse(expires_at)).toBeGreaterThan(Date.now() + 14 * 60_000);
  });

  test("lists a person's plans page by page, and none to a guest", async () => {
    const list = async (bearer: string, query = {}) => {
      const answer = await callOver(mock, "getAllPlans", { query }, { bearer });
      return (answer.return_object as { id: number }[]).map(({ id }) => id);
    };
    expect(await list(SAMPLE_GUEST)).toEqual([]);
    expect(await list("person")).toEqual([1500, 1499, 1498]);
    expect(await list("person", { limit: 1 })).toEqual([1500]);
    expect(await list("person", { before: 1500, limit: 1 })).toEqual([1499]);
  });

  test("chooses the fees of a segment", async () => {
    for (const segment of ["NFPGEN", "NFPSTFF", undefined]) {
      const answer = await callOver(mock, "getMaximumFees", { query: { segment } }, {});
      expect(answer.return_object).toMatchObject({ segment: segment ?? "default" });
    }
  });

  test("finds nothing where there is no sample: no rows, or not the one thing that is named", async () => {
    const listed = await callOver(mock, "getRequests", { query: { id: 1500 } }, {});
    expect(listed).toMatchObject({ http_code: 200, return_object: [] });
    const one = await callOver(mock, "getRecord", { params: { recordId: randomUUID() } }, {});
    expect(one.http_code).toBe(404);
  });

  test("with a survey that breaks its rules is refused", async () => {
    for (const name of ["createPlan", "createDemoPlan"] as const) {
      const refused = await callOver(mock, name, { body: {} }, {});
      expect(refused).toMatchObject({ response_code: "R02", http_code: 422 });
      expect(refused.return_object).toMatchObject({ errors: expect.arrayContaining([expect.anything()]) });
    }
    const claim = { id: 1500, plan_type: "base", rsaid: "6111205000081" } as const;
    expect(await callOver(mock, "createPlan", { body: claim }, {})).toMatchObject({ http_code: 200 });
  });

  test("is refused like on the wire when it is not well-formed", async () => {
    const malformed = new Request("http://embedded/api/plan?id=none");
    expect((await handleBySamples(malformed)).status).toBe(422);
    expect((await handleBySamples(new Request("http://embedded/api/no-such-call"))).status).toBe(404);
  });

  test("whose file cannot be read logs an error and gives an empty object", async () => {
    const log = vi.spyOn(getLogger(), "error");
    vi.spyOn(JSON, "parse").mockImplementationOnce(() => {
      throw new SyntaxError("damaged");
    });
    const answer = await handleBySamples(new Request("http://embedded/api/features"));
    expect(await answer.json()).toMatchObject({ response_code: "R00", return_object: {} });
    expect(log.mock.calls[0]?.[0]).toMatchObject({ during: "sample feature" });
  });
});

test("samples answer in mock mode alone", () => {
  expect(chooseTransport(operations.getLive)).toBe(embedded);
  changeVariable("BACKEND", "mock");
  try {
    expect(chooseTransport(operations.getLive)).toBe(mock);
  } finally {
    changeVariable("BACKEND", "");
  }
});
