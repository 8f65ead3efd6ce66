import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from "zod-openapi";
import { exportedRecordSchema } from "~/contract/records/advice-record";
import { rejectionSchema, successOf } from "~/contract/wire/envelope";
import { channelIdSchema, processContextIdSchema } from "~/contract/wire/call-headers";
import { INPUTS, listRoles, type Operation, type OperationTable } from "~/contract/wire/operation";
import { planCreatedSchema } from "~/contract/plan/plan-operations";
import { assumedRowSchema, planFileSchema, projectionRowSchema } from "~/contract/plan/plan-file";
import { recommendationSchema } from "~/contract/plan/recommendation";
import type { RefusalName } from "~/contract/wire/refusals";
import { hasRight } from "~/contract/wire/rights";
import { surveyRecordSchema } from "~/contract/survey/survey-record";
import { refuse } from "../calls/refuse";
import { carryDescriptions } from "./carry-descriptions";

const JSON_MEDIA = "application/json";
const BEARER = "bearer";

const channelId = channelIdSchema.optional().describe("which channel the call comes from; logged");

/** The named schemas; the last ones are those of exported files. */
const SCHEMAS = {
  SurveyRecord: surveyRecordSchema,
  PlanCreated: planCreatedSchema,
  Recommendation: recommendationSchema,
  PlanFile: planFileSchema,
  ProjectionRow: projectionRowSchema,
  AssumedRow: assumedRowSchema,
  ExportedRecord: exportedRecordSchema,
  Rejection: rejectionSchema,
};

/** Builds the OpenAPI 3.1 document of the wire from the schemas that validate calls. */
export function describeApi(operations: OperationTable): ReturnType<typeof createDocument> {
  for (const operation of Object.values(operations))
    for (const part of [...INPUTS, "answer"] as const) carryDescriptions(operation[part]);
  for (const schema of Object.values(SCHEMAS)) carryDescriptions(schema);
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
      schemas: SCHEMAS,
    },
    paths: describePaths(operations),
  });
}

const ifNoneMatch = z.object({
  "If-None-Match": z
    .string()
    .optional()
    .describe(
      "the ETag of an answer that the caller keeps: while it is the newest, the answer is 304 without a body",
    ),
});

const etag = z.object({ ETag: z.string().describe("names this version of the answer") });

function describePaths(operations: OperationTable): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, operation] of Object.entries(operations)) {
    const method = operation.method.toLowerCase() as Lowercase<Operation["method"]>;
    paths[operation.path] = { ...paths[operation.path], [method]: describeOperation(name, operation) };
  }
  return paths;
}

function describeOperation(name: string, operation: Operation): ZodOpenApiOperationObject {
  const success = { [JSON_MEDIA]: { schema: successOf(operation.answer) } };
  const common = z.object({
    Processcontextid: processContextIdSchema
      .optional()
      .describe(
        operation.stores
          ? "made by the client for each logical operation; a repeat within 24 hours gets the first answer"
          : "a UUID when it is sent",
      ),
    Channelid: channelId,
  });
  const conditional = operation.isVersioned ? common.merge(ifNoneMatch) : common;
  const header = operation.headers ? operation.headers.merge(conditional) : conditional;
  return {
    operationId: name,
    summary: operation.summary,
    description: describeAudience(operation),
    security: operation.who === "anyone" ? [] : [{ [BEARER]: [] }],
    requestParams: { path: operation.params, header, query: operation.query },
    requestBody: describeBody(operation),
    responses: {
      "200": {
        description: "Done (R00)",
        content: success,
        headers: operation.isVersioned ? etag : undefined,
      },
      ...(operation.isVersioned && {
        "304": { description: "Not changed since the version that the caller keeps; no body" },
      }),
      ...(operation.mayBeUnderWay && {
        "201": { description: "Accepted and still under way (R01)", content: success },
      }),
      ...describeRefusals(operation),
    },
  };
}

function describeBody({ body, isUpload }: Operation): ZodOpenApiOperationObject["requestBody"] {
  if (!body) return undefined;
  if (!isUpload) return { required: true, content: { [JSON_MEDIA]: { schema: body } } };
  const fields = Object.entries((body as z.AnyZodObject).shape as z.ZodRawShape);
  const properties = Object.fromEntries(
    fields.map(([name, { description }]) => [
      name,
      { type: "string" as const, contentMediaType: "application/octet-stream", description },
    ]),
  );
  return {
    required: true,
    content: {
      "multipart/form-data": { schema: { type: "object", properties, required: Object.keys(properties) } },
    },
  };
}

function describeAudience({ who }: Operation): string {
  if (who === "anyone") return "For anyone.";
  if (who === "renewable bearer") return "For every role, also while the bearer can only be renewed.";
  if (who === "bearer") return "For every role.";
  return who.length > 0 ? `For the roles: ${who.join(", ")}.` : "For no role yet.";
}

const retryAfter = z.object({
  "Retry-After": z.string().optional().describe("seconds after which to ask again, if waiting helps"),
});

/** Describes every status that a refusal of the table can give this call, with its wording. */
function describeRefusals(operation: Operation): ZodOpenApiOperationObject["responses"] {
  const content = { [JSON_MEDIA]: { schema: rejectionSchema } };
  const described: Record<string, ZodOpenApiResponseObject> = {};
  for (const name of new Set(listRefusals(operation))) {
    const { http_code, response_code, message, retryAfterSeconds } = refuse(operation, name);
    const before = described[http_code];
    const description = before
      ? `${before.description}; or: ${message}`
      : `Refused (${response_code}): ${message}`;
    const headers = retryAfterSeconds === undefined ? before?.headers : retryAfter;
    described[http_code] = { description, content, headers };
  }
  return described;
}

function listRefusals(operation: Operation): RefusalName[] {
  const { body, isUpload, who, stores, limit, isFinal, isBeforePasskey, refuses = [] } = operation;
  const withInput: RefusalName[] = INPUTS.some((input) => operation[input]) ? ["invalid"] : [];
  const withJson: RefusalName[] = body && !isUpload ? ["malformedJson", "tooLarge", "notJson"] : [];
  const withUpload: RefusalName[] = isUpload ? ["uploadTooLarge", "notUpload"] : [];
  const withBearer: RefusalName[] =
    who === "anyone" ? [] : ["unauthenticated", "closedAccount", "unavailable"];
  const withRoles: RefusalName[] = typeof who === "string" ? [] : ["forbidden"];
  const isForStaff = listRoles(operation)?.some((role) => hasRight(role, "haveDesk"));
  const withPasskey: RefusalName[] = isForStaff && !isBeforePasskey ? ["passkeyNeeded"] : [];
  const withHold: RefusalName[] = isFinal ? ["numberChanged"] : [];
  const withMemory: RefusalName[] = stores ? ["repeatedWithOtherContent"] : [];
  const withLimit: RefusalName[] = limit ? ["rateLimitOfCaller", "rateLimitOfAddress"] : [];
  return [
    "malformedContextId",
    "malformedChannelId",
    "failed",
    ...withInput,
    ...withJson,
    ...withUpload,
    ...withBearer,
    ...withRoles,
    ...withPasskey,
    ...withHold,
    ...withMemory,
    ...withLimit,
    ...refuses,
  ];
}
