import { presentAgreedFees } from "../../app/backend/fees/fee-tables";
import type { Operation } from "../../app/contract/wire/operation";
import { type OperationName, operations } from "../../app/contract/operations";
import { writePath } from "../../app/backend/calls/path-pattern";
import { chooseBasis } from "../../app/engine";
import { checkedAnnuity } from "./checked-annuity";
import { thandi } from "./over-transports";

/** The objects that a call of any operation may refer to. */
export type About = { planId: number; recordId: string; shareId: string; userId: number; rsaid: string };

/** A call of any operation, in parts that can be replaced one by one. */
export type AnyCall = {
  name: OperationName;
  params: Record<string, unknown>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
};

/** The operations on kept checks. */
const OF_CHECKS: readonly OperationName[] = ["listChecks", "keepCheck", "deleteCheck"];

/** A call of an operation with content that most operations accept, with a plan and an account if it needs one. */
export function writeAnyCall(name: OperationName, about: About): AnyCall {
  const { planId, recordId, shareId, userId, rsaid } = about;
  return {
    name,
    params: { id: userId, userId, recordId, shareId },
    query: {
      id: String(planId),
      userId: String(userId),
      ...(OF_CHECKS.includes(name) && { client: String(userId), check: recordId }),
    },
    headers: {},
    body: {
      ...thandi,
      id: planId,
      plan_type: "base",
      step: 1,
      ...(name === "createPlan" && { rsaid, client_agreed_on: "01/11/2026" }),
      debt_recommend: 1,
      steps: [{ debt_recommend: 1 }],
      changes: [{ debt_recommend: 1 }],
      label: "A friend",
      ...{ accepted: true, at: "2026-11-20T08:00:00.000Z", url: "/en/accept-terms", browser: "a test" },
      ...{ userId, draft: { first_name: "Thandi" } },
      ...(OF_CHECKS.includes(name) && { ...checkedAnnuity, client_agreed_on: "01/11/2026" }),
      ...(name === "previewFees" && { fpFees: presentAgreedFees(chooseBasis("2026-11-20"), {}) }),
    },
  };
}

/** The request for a call, with the caller's bearer. */
export function writeRequest({ name, params, query, headers, body }: AnyCall, bearer?: string): Request {
  const { method, path, body: shape, isUpload }: Operation = operations[name];
  const address = `http://embedded/api${writePath(path, params)}?${new URLSearchParams(query)}`;
  const sent = new Headers(headers);
  if (bearer !== undefined) sent.set("Authorization", `Bearer ${bearer}`);
  if (isUpload) return new Request(address, { method, headers: sent, body: writePicture() });
  sent.set("Content-Type", "application/json");
  return new Request(address, { method, headers: sent, body: shape && JSON.stringify(body) });
}

function writePicture(): FormData {
  const upload = new FormData();
  upload.set("image", new Blob(["a picture"]), "image");
  return upload;
}
