import { expect } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { insertPlan } from "../../app/backend/plans/plans";
import { requestGeneration } from "../../app/backend/generation/request-generation";
import { openBearer } from "../../app/backend/session/bearer-token";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { ownerKey } from "../../app/backend/session/person";
import { findUserOfSession } from "../../app/backend/session/sessions";
import { getDatabase } from "../../app/backend/store/connection";
import { transact } from "../../app/backend/store/transact";
import type { ConfirmedAction } from "../../app/contract/account/confirmed-action";
import { verify } from "./accounts";
import { take } from "./call";
import { thandi } from "./over-transports";
import { today } from "./today";

/** A plan of a logged-in person, with its recommendation. */
export async function makePlan(bearer: string, rsaid: string): Promise<number> {
  const opened = await openBearer(bearer);
  const owner =
    opened && (await findUserOfSession(getDatabase(), opened, { who: "bearer", now: new Date() }));
  if (!owner) throw new Error("nobody is logged in");
  const id = await transact(async (tx) => {
    const made = await insertPlan(tx, { ownerId: ownerKey(owner), rsaid, record: thandi });
    await requestGeneration(tx, made, { seed: 1, adviceDate: today, fees: {} });
    return made;
  });
  const ask = () => callBackend("getRecommendations", { query: { id } }, { bearer });
  await expect.poll(async () => (await ask()).response_code).toBe("R00");
  return id;
}

/** Confirms an action with a fresh code. */
export async function confirm(bearer: string, purpose: ConfirmedAction = "everything"): Promise<string> {
  const { request_id } = take(await callBackend("confirmIdentity", { body: { purpose } }, { bearer }));
  take(await verify(bearer, request_id, deriveCode(request_id, 1)));
  return request_id;
}
