import { createHash } from "node:crypto";
import type { SharedAnswer } from "~/contract/records/link-operations";
import { countCodes } from "../../limits/count-call";
import { hasSmsGateway } from "../../sending/sms-gateway";
import { findOperator } from "../../process/operator";
import { findVersion } from "../../recommendation/recommendations";
import { findRequest, isReading, openReading } from "../../session/code-requests";
import { bearerKey, type Person } from "../../session/person";
import { writeLinkAddressOf } from "~/backend/sharing/link-token";
import {
  countOpening,
  findByToken,
  findSnapshot,
  readCell,
  readSharer,
  type StoredLink,
} from "~/backend/sharing/links";
import { writeVersion } from "../../sharing/write-version";
import type { DatabaseOrTransaction } from "../../store/connection";
import {
  type Call,
  done,
  type Handler,
  type Outcome,
  refused,
  refuseMistakes,
  storeAfterComputing,
  unchanged,
} from "../../calls/handler";
import { answerWithPaper } from "./read-paper";
import { refuseCodes } from "../account/register";

const REFUSALS = { unknown: "notFound", gone: "gone" } as const;

function writeCover(share: StoredLink) {
  return {
    shared_by: readSharer(share),
    shared_at: share.createdAt.toISOString(),
    expires_at: share.expiresAt.toISOString(),
  };
}

export const getSharedCover: Handler<"getSharedCover"> = async ({ store, headers, now }) => {
  const share = await findByToken(store, headers.Token, now);
  if (typeof share === "string") return refused(REFUSALS[share]);
  return done({ ...writeCover(share), needs_code: share.cellEncrypted !== null });
};

type Reading = Pick<Call<"getShared">, "store" | "headers" | "person" | "cachedVersion" | "now">;

/** Returns the plan behind a link, if the reader may see it, and counts the opening. */
async function readShared({
  store,
  headers,
  person,
  cachedVersion,
  now,
}: Reading): Promise<Outcome<SharedAnswer>> {
  const share = await findByToken(store, headers.Token, now);
  if (typeof share === "string") return refused(REFUSALS[share]);
  const asked = { id: headers.Requestid, now };
  if (share.cellEncrypted !== null && !(await hasGivenCode(store, share, person, asked)))
    return refused("shareCodeNeeded");
  const version = await answerVersion(store, share);
  await countOpening(store, share, { reader: bearerKey(person), now });
  if (cachedVersion === version) return unchanged(version);
  const snapshot = await findSnapshot(store, share);
  if (!snapshot) return refused("gone");
  const { recommendation } = snapshot.customized ?? snapshot.recommended;
  const answer = {
    ...writeCover(share),
    ...snapshot,
    plan_type: share.planType,
    basis_version: recommendation.common_info.basis_version,
    include: share.include,
    is_newer: (await writeVersion(store, share.planId)) !== share.version,
  };
  return done(answer, version);
}

export const getShared: Handler<"getShared"> = (call) => readShared(call);

/** The same as a PDF. No connection to the database is held while it is drawn. */
export const getSharedPaper: Handler<"getSharedPaper"> = async (call) => {
  const read = await readShared({ ...call, cachedVersion: undefined });
  if (!("answer" in read)) return read;
  const { headers, person, now } = call;
  const shared = read.answer;
  const link = writeLinkAddressOf(headers.Token);
  return answerWithPaper(
    { kind: "shared", shared, link, at: now.toISOString(), operator: findOperator() },
    { name: `${link} ${shared.is_newer}`, reader: bearerKey(person), id: shared.recommended.plan.id },
  );
};

/** The ETag of a shared plan. Its content never changes, except for whether the plan was changed since. */
async function answerVersion(store: DatabaseOrTransaction, share: StoredLink): Promise<string> {
  const newest = await findVersion(store, { id: share.planId, selectedPlanType: share.planType });
  return `"${createHash("sha256").update(`${share.id} ${newest}`).digest("base64url")}"`;
}

async function hasGivenCode(
  store: DatabaseOrTransaction,
  share: StoredLink,
  person: Person,
  { id, now }: { id: string | undefined; now: Date },
): Promise<boolean> {
  if (id === undefined) return false;
  const request = await findRequest(store, { guestId: bearerKey(person), id, kind: "share" });
  return request !== undefined && isReading(request, share.id, now);
}

/** Sends a code to the cell number given with the link, whoever asks: the response does not reveal the number. */
export const askSharedCode: Handler<"askSharedCode"> = async ({ store, headers, person, now }) => {
  const share = await findByToken(store, headers.Token, now);
  if (typeof share === "string") return refused(REFUSALS[share]);
  const cell = readCell(share);
  if (cell === undefined)
    return refuseMistakes([{ path: "Token", message: "This plan opens without a code" }]);
  if (!hasSmsGateway()) return refuseCodes();
  const retryAfterSeconds = await countCodes({ purpose: "share", cell });
  if (retryAfterSeconds !== undefined) return refused("rateLimitOfAddress", { retryAfterSeconds });
  return storeAfterComputing(async (tx) => {
    const request_id = await openReading(tx, { guestId: bearerKey(person), shareId: share.id }, now);
    return { state: "underWay", answer: { request_id } };
  });
};
