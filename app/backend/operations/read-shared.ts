import { countCodes } from "../limits/count-call";
import { hasSmsGateway } from "../messages/sms-gateway";
import { findVersions } from "../records/find-advice";
import { findRequest, isReading, openReading } from "../session/code-requests";
import { nameBearer } from "../session/person";
import type { Person } from "../session/person";
import { countOpening, findByToken, findSnapshot, readCell, readSharer } from "../sharing/shares";
import type { KeptShare } from "../sharing/shares";
import type { DatabaseOrTransaction } from "../store/connection";
import { done, refused, refuseMistakes, toKeep } from "./handler";
import type { Handler } from "./handler";
import { refuseCodes } from "./register";
import { writeVersion } from "./share-plan";

const REFUSALS = { unknown: "notFound", gone: "gone" } as const;

function writeCover(share: KeptShare) {
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

export const getShared: Handler<"getShared"> = async ({ store, headers, person, now }) => {
  const share = await findByToken(store, headers.Token, now);
  if (typeof share === "string") return refused(REFUSALS[share]);
  const asked = { id: headers.Requestid, now };
  if (share.cellEncrypted !== null && !(await hasGivenCode(store, share, person, asked)))
    return refused("shareCodeNeeded");
  const snapshot = await findSnapshot(store, share);
  if (!snapshot) return refused("gone");
  await countOpening(store, share, { reader: nameBearer(person), now });
  const { recommendation } = snapshot.customised ?? snapshot.recommended;
  return done({
    ...writeCover(share),
    ...snapshot,
    plan_type: share.planType,
    basis_version: recommendation.common_info.basis_version,
    include: share.include,
    is_newer: writeVersion(await findVersions(store, share.planId)) !== share.version,
  });
};

async function hasGivenCode(
  store: DatabaseOrTransaction,
  share: KeptShare,
  person: Person,
  { id, now }: { id: string | undefined; now: Date },
): Promise<boolean> {
  if (id === undefined) return false;
  const request = await findRequest(store, { guestId: nameBearer(person), id, kind: "share" });
  return request !== undefined && isReading(request, share.id, now);
}

/** Sends a code to the number that was given with the link, whoever asks: they learn nothing of it. */
export const askSharedCode: Handler<"askSharedCode"> = async ({ store, headers, person, now }) => {
  const share = await findByToken(store, headers.Token, now);
  if (typeof share === "string") return refused(REFUSALS[share]);
  const cell = readCell(share);
  if (cell === undefined)
    return refuseMistakes([{ path: "Token", message: "This plan opens without a code" }]);
  if (!hasSmsGateway()) return refuseCodes();
  const retryAfterSeconds = await countCodes([cell]);
  if (retryAfterSeconds !== undefined) return refused("tooFrequent", { retryAfterSeconds });
  return toKeep(async (tx) => {
    const request_id = await openReading(tx, { guestId: nameBearer(person), shareId: share.id }, now);
    return { state: "underWay", answer: { request_id } };
  });
};
