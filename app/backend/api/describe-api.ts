import { z } from "zod";
import { createDocument } from "zod-openapi";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject, ZodOpenApiResponseObject } from "zod-openapi";
import { rejectionSchema, successOf } from "~/contract/envelope";
import type { Operation } from "~/contract/operation";
import { operations, planCreatedSchema } from "~/contract/operations";
import { recommendationSchema } from "~/contract/recommendation";
import type { RefusalName } from "~/contract/refusals";
import { surveyRecordSchema } from "~/contract/survey-record";
import { refuse } from "../refuse";
import { keepOne } from "../process/singleton";
import { carryDescriptions } from "./carry-descriptions";

const JSON_MEDIA = "application/json";
const BEARER = "bearer";

const processContextId = z.string().uuid().optional();
const channelId = z.string().optional().describe("which channel the call comes from; logged");

/** The OpenAPI 3.1 document of the wire, made from the very shapes that calls are checked by. */
export function describeApi(): ReturnType<typeof createDocument> {
  return keepOne("OpenAPI document", () => {
    for (const { query, body, answer } of Object.values<Operation>(operations))
      for (const shape of [query, body, answer]) if (shape) carryDescriptions(shape);
    return createDocument({
      openapi: "3.1.0",
      info: {
        title: "Baobab",
        version: "1",
        description:
          "Retirement-income advice. Amounts are rand as numbers, dates DD/MM/YYYY, yes/no the texts `yes` and `no`. Shares of capital, drawdowns and allocations are fractions; other percentages are percent numbers. A path that takes other methods only answers 405 with `Allow`.",
      },
      servers: [{ url: "/api" }],
      components: {
        securitySchemes: { [BEARER]: { type: "http", scheme: "bearer" } },
        schemas: {
          SurveyRecord: surveyRecordSchema,
          PlanCreated: planCreatedSchema,
          Recommendation: recommendationSchema,
          Rejection: rejectionSchema,
        },
      },
      paths: describePaths(),
    });
  });
}

function describePaths(): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    const method = operation.method.toLowerCase() as Lowercase<Operation["method"]>;
    paths[operation.path] = { ...paths[operation.path], [method]: describeOperation(name, operation) };
  }
  return paths;
}

function describeOperation(name: string, operation: Operation): ZodOpenApiOperationObject {
  const success = { [JSON_MEDIA]: { schema: successOf(operation.answer) } };
  const header = z.object({
    Processcontextid: processContextId.describe(
      operation.keeps
        ? "made by the client for each logical operation; a repeat within 24 hours gets the first answer"
        : "a UUID when it is sent",
    ),
    Channelid: channelId,
  });
  return {
    operationId: name,
    summary: operation.summary,
    security: operation.who === "anyone" ? [] : [{ [BEARER]: [] }],
    requestParams: { header, query: operation.query },
    requestBody: operation.body && { required: true, content: { [JSON_MEDIA]: { schema: operation.body } } },
    responses: {
      "200": { description: "Done (R00)", content: success },
      ...(name === "getRecommendations" && {
        "201": { description: "Accepted and still under way (R01)", content: success },
      }),
      ...describeRefusals(operation),
    },
  };
}

const retryAfter = z.object({ "Retry-After": z.string().describe("seconds after which to ask again") });

/** Every status that a refusal of the table can give this call, and in which words. */
function describeRefusals(operation: Operation): ZodOpenApiOperationObject["responses"] {
  const content = { [JSON_MEDIA]: { schema: rejectionSchema } };
  const described: Record<string, ZodOpenApiResponseObject> = {};
  for (const name of listRefusals(operation)) {
    const { http_code, response_code, message, retryAfterSeconds } = refuse(operation, name);
    const before = described[http_code]?.description;
    const description = before ? `${before}; or: ${message}` : `Refused (${response_code}): ${message}`;
    const headers = retryAfterSeconds === undefined ? undefined : retryAfter;
    described[http_code] = { description, content, headers };
  }
  return described;
}

function listRefusals({ query, body, who, keeps, limit, refuses = [] }: Operation): RefusalName[] {
  const withInput: RefusalName[] = query || body ? ["invalid"] : [];
  const withBody: RefusalName[] = body ? ["malformedJson", "tooLarge", "notJson"] : [];
  const withBearer: RefusalName[] = who === "anyone" ? [] : ["unauthenticated", "unavailable"];
  const withMemory: RefusalName[] = keeps ? ["repeatedWithOtherContent"] : [];
  const withLimit: RefusalName[] = limit ? ["tooFrequent"] : [];
  return [
    "malformedContextId",
    "failed",
    ...withInput,
    ...withBody,
    ...withBearer,
    ...withMemory,
    ...withLimit,
    ...refuses,
  ];
}
