import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { take } from "./call";
import { inventIdentityNumber } from "./identity-numbers";

/** Returns a new guest's bearer. */
export async function becomeGuest(): Promise<string> {
  return take(await callBackend("getGuestToken", {}, {})).bearer_token;
}

/** Returns an invented cell number of nine digits. */
export function inventCell(): string {
  return `82${String(randomInt(1e7)).padStart(7, "0")}`;
}

/** Begins a new guest's registration, up to the code. */
export async function beginRegistration(rsaid = inventIdentityNumber(), cell = inventCell()) {
  const bearer = await becomeGuest();
  const body = { rsa_id_number: rsaid, cell_number: cell };
  const answer = await callBackend("register", { body }, { bearer, processContextId: randomUUID() });
  return { bearer, rsaid, cell, requestId: take(answer).request_id };
}

/** Waits until no job of a kind is queued or running. */
export async function waitForJobs(name: string): Promise<void> {
  while (await isAnyLive(name)) await sleep(50);
}

async function isAnyLive(name: string): Promise<boolean> {
  const live = sql`select 1 from pgboss.job where name = ${name} and state <= 'active'`;
  return Boolean((await getDatabase().execute(live)).rowCount);
}

/**
 * Waits until a job of a kind has failed and waits for its retry, and ends that wait at once.
 * @returns when it would have ended, or the present time if it ended by itself; milliseconds since 1970
 */
export async function endPause(name: string): Promise<number> {
  const end = sql`
    with pausing as (
      select id, start_after from pgboss.job where name = ${name} and state = 'retry' and start_after > 'epoch'
    )
    update pgboss.job set start_after = 'epoch' from pausing where job.id = pausing.id
    returning (extract(epoch from pausing.start_after) * 1000)::float as until`;
  while (await isAnyLive(name)) {
    const { rows } = await getDatabase().execute<{ until: number }>(end);
    if (rows[0]) return rows[0].until;
    await sleep(20);
  }
  return Date.now();
}
