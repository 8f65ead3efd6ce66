import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { z } from "zod";
import { answerHere } from "../../app/backend/door.server";
import { listParts } from "../../app/backend/api/carry-descriptions";
import { describeApi } from "../../app/backend/api/describe-api";
import { operations } from "../../app/contract/operations";
import type { Operation } from "../../app/contract/wire/operation";
import { listOpenParts } from "../../app/backend/calls/path-pattern";
import { refusals } from "../../app/contract/wire/refusals";

type Node = { [key: string]: Node | undefined };
const document = JSON.parse(JSON.stringify(describeApi(operations))) as Node;

function listNodes(node: unknown): Node[] {
  if (typeof node !== "object" || node === null) return [];
  return [node as Node, ...Object.values(node).flatMap(listNodes)];
}

function resolve(reference: string): unknown {
  const steps = reference.replace(/^#\//, "").split("/");
  return steps.reduce<Node | undefined>((node, step) => node?.[step], document);
}

test("the document is OpenAPI 3.1 with title and version", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
});

test("describes every operation and no other", () => {
  const described = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, { operationId } = {}]) => `${operationId} ${method} ${path}`),
  );
  const declared = Object.entries<Operation>(operations).map(
    ([name, { method, path }]) => `${name} ${method.toLowerCase()} ${path}`,
  );
  expect(described.sort()).toEqual(declared.sort());
});

test("declares every part of a path in braces, and no other", () => {
  for (const [name, { path, params }] of Object.entries<Operation>(operations))
    expect(Object.keys(params?.shape ?? {}), name).toEqual(listOpenParts(path));
});

test("points only at parts that are there", () => {
  const references = listNodes(document).flatMap(({ $ref }: { $ref?: unknown }) =>
    typeof $ref === "string" ? [$ref] : [],
  );
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) expect(resolve(reference), reference).toBeDefined();
});

test("describes the columns of the table for spreadsheets beside the plan's file, with their units", () => {
  const { AssumedRow, PlanFile, ProjectionRow } = document.components?.schemas ?? {};
  expect(PlanFile?.properties?.recommended).toBeDefined();
  expect(ProjectionRow?.description).toContain("projections.csv");
  expect(AssumedRow?.description).toContain("assumed.csv");
  const columns = Object.keys(ProjectionRow?.properties ?? {});
  expect(columns).toHaveLength(4 + 6 * 3);
  expect(columns).toContain("invest_balance_strong (today's rand)");
  expect(columns).toContain("monthly_income_from_annuity_expected (today's rand a month before tax)");
});

test("uses no pattern that languages read differently", () => {
  const patterns = listNodes(document).flatMap(({ pattern }: { pattern?: unknown }) =>
    typeof pattern === "string" ? [pattern] : [],
  );
  expect(patterns.length).toBeGreaterThan(0);
  expect(patterns.filter((pattern) => /\\[pP]\{|\\u|\(\?/.test(pattern))).toEqual([]);
});

/** Every description in a shape and its parts. */
function listDescriptions(shape: z.ZodTypeAny): string[] {
  const own = shape.description === undefined ? [] : [shape.description];
  return [...own, ...listParts(shape).flatMap(listDescriptions)];
}

test("says what the shapes say of their fields", () => {
  const said = new Set(listNodes(document).map(({ description }: { description?: unknown }) => description));
  const shapes = Object.values<Operation>(operations).flatMap(({ query, body, answer }) => [
    query,
    body,
    answer,
  ]);
  const meant = new Set(shapes.flatMap((shape) => (shape ? listDescriptions(shape) : [])));
  expect(meant.size).toBeGreaterThan(50);
  expect([...meant].filter((words) => !said.has(words))).toEqual([]);
});

test("gives every answer a schema, and a bearer to every call that needs one", () => {
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    const described = document.paths?.[operation.path]?.[operation.method.toLowerCase()];
    const { "304": unchanged, ...withBody } = described?.responses ?? {};
    expect(unchanged !== undefined, name).toBe(operation.isVersioned === true);
    for (const [status, response] of Object.entries(withBody))
      expect(response?.content?.["application/json"]?.schema, `${name} ${status}`).toBeDefined();
    expect(JSON.stringify(described?.security), name).toBe(
      operation.who === "anyone" ? "[]" : '[{"bearer":[]}]',
    );
    expect(described?.requestBody !== undefined, name).toBe(operation.body !== undefined);
  }
});

test.each([
  ["getLive", "/health/live", "get", [200, 400, 500, 503]],
  ["getGuestToken", "/user/guest", "get", [200, 400, 429, 500]],
  ["getFeatures", "/features", "get", [200, 400, 500, 503]],
  ["getSystemVariables", "/system/variables", "get", [200, 400, 401, 428, 500, 503]],
  ["createDemoPlan", "/plan/demo", "post", [200, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503]],
  ["refreshToken", "/user/token/refresh", "get", [200, 400, 401, 422, 429, 500, 503]],
  [
    "calculateGuaranteedIncome",
    "/plan/guarantee/income",
    "post",
    [200, 400, 401, 413, 415, 422, 428, 429, 500, 503],
  ],
  ["updatePlan", "/plan", "put", [200, 400, 401, 404, 409, 413, 415, 422, 428, 429, 500, 503]],
  ["createPlan", "/plan", "post", [200, 400, 401, 403, 404, 409, 413, 415, 422, 428, 429, 500, 503]],
  [
    "calculateIncome",
    "/plan/calculation",
    "post",
    [200, 400, 401, 404, 409, 413, 415, 422, 428, 429, 500, 503],
  ],
  [
    "overrideRecommendation",
    "/plan/calculation/override/recommendation",
    "post",
    [200, 400, 401, 404, 409, 413, 415, 422, 428, 429, 500, 503],
  ],
  ["getAttributes", "/plan/attributes", "get", [200, 400, 401, 404, 422, 428, 500, 503]],
  ["getReady", "/health/ready", "get", [200, 400, 500, 503]],
])("%s answers with what it can answer with and nothing else", (_name, path, method, statuses) => {
  expect(Object.keys(document.paths?.[path]?.[method]?.responses ?? {}).map(Number)).toEqual(statuses);
});

test("says in which words a call refuses, and when to ask again", () => {
  const { responses } = document.paths?.["/plan/calculation"]?.post ?? {};
  const { recommendationPending, recommendationFailed, recommendationOutdated, busy } = refusals;
  expect(responses?.["409"]?.description).toBe(
    `Refused (R02): ${[recommendationPending, recommendationFailed, recommendationOutdated].map(({ message }) => message).join("; or: ")}`,
  );
  expect(responses?.["503"]?.description).toBe(
    `Refused (R04): Not able to calculate monthly income; or: ${busy.message}`,
  );
  expect(responses?.["503"]?.headers).toHaveProperty("Retry-After");
  expect(responses?.["500"]?.headers).toBeUndefined();
  const { "429": refused } = document.paths?.["/plan/demo"]?.post?.responses ?? {};
  const { rateLimitOfCaller, rateLimitOfAddress, tooManyPlans } = refusals;
  expect(refused?.description).toBe(
    `Refused (R02): ${[rateLimitOfCaller, rateLimitOfAddress, tooManyPlans].map(({ message }) => message).join("; or: ")}`,
  );
  expect(refused?.headers).toHaveProperty("Retry-After");
});

test("every call may carry a Processcontextid, which has to be a UUID", () => {
  for (const { path, method } of Object.values<Operation>(operations)) {
    const { parameters } = document.paths?.[path]?.[method.toLowerCase()] ?? {};
    expect(parameters).toContainEqual(
      expect.objectContaining({
        name: "Processcontextid",
        in: "header",
        schema: expect.objectContaining({ format: "uuid" }),
      }),
    );
  }
});

test.each([
  ["GET", 200, null],
  ["HEAD", 200, null],
  ["POST", 405, "GET"],
  ["DELETE", 405, "GET"],
])("%s of the document answers %d", async (method, status, allow) => {
  const response = await answerHere(new Request("http://embedded/api/openapi.json", { method }));
  expect(response.status).toBe(status);
  expect(response.headers.get("Allow")).toBe(allow);
});

test("the document is sent packed, and not again while it is the same", async () => {
  const ask = (headers: Record<string, string>) =>
    answerHere(new Request("http://embedded/api/openapi.json", { headers }));
  const read = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
  const plain = await ask({});
  const packed = await ask({ "Accept-Encoding": "br, gzip" });
  expect(packed.headers.get("Content-Encoding")).toBe("gzip");
  const bytes = await read(plain);
  expect(gunzipSync(await read(packed)).equals(bytes)).toBe(true);
  expect(JSON.parse(bytes.toString())).toEqual(document);
  expect((await ask({ "Accept-Encoding": "gzip;q=0" })).headers.get("Content-Encoding")).toBeNull();
  const version = plain.headers.get("ETag") ?? "none";
  const again = await ask({ "If-None-Match": `"other", ${version}` });
  expect([again.status, again.headers.get("ETag"), await again.text()]).toEqual([304, version, ""]);
  expect((await ask({ "If-None-Match": '"other"' })).status).toBe(200);
});
