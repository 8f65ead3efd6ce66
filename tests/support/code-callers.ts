import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { take } from "./call";
import { inventIdentityNumber } from "./identity-numbers";

/** A guest's bearer. */
export async function becomeGuest(): Promise<string> {
  return take(await callBackend("getGuestToken", {}, {})).bearer_token;
}

/** A cell number of nine digits. */
export function inventCell(): string {
  return `82${String(randomInt(1e7)).padStart(7, "0")}`;
}

/** Begins a registration by a new guest, up to the code. */
export async function beginRegistration(rsaid = inventIdentityNumber(), cell = inventCell()) {
  const bearer = await becomeGuest();
  const body = { rsa_id_number: rsaid, cell_number: cell };
  const answer = await callBackend("register", { body }, { bearer, processContextId: randomUUID() });
  return { bearer, rsaid, cell, requestId: take(answer).request_id };
}

/** Waits until no job of a kind waits or is being done. */
export async function waitForJobs(name: string): Promise<void> {
  for (;;) {
    const live = sql`select 1 from pgboss.job where name = ${name} and state <= 'active'`;
    const { rowCount } = await getDatabase().execute(live);
    if (!rowCount) return;
    await sleep(50);
  }
}
