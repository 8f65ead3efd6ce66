import { EventEmitter } from "node:events";
import { sql } from "drizzle-orm";
import { onShutdown } from "../process/shutdown";
import { singleton } from "../process/singleton";
import type { Transaction } from "../store/connection";
import { openListener } from "../store/listener";

const CHANNEL = "baobab_recommendations";

function getNotices(): EventEmitter {
  return singleton("result notices", () => new EventEmitter().setMaxListeners(0));
}

/** Notifies every process, on commit, that the job for a plan's recommendation has ended. */
export async function announceResult(tx: Transaction, planId: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${String(planId)})`);
}

/** Waits until the job for a plan's recommendation ends, or for the timeout. A lost notice costs only time. */
export function awaitNotice(planId: number, milliseconds: number): Promise<void> {
  const notices = getNotices();
  const name = String(planId);
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      notices.off(name, finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    notices.once(name, finish);
  });
}

/** Subscribes to the notices of `announceResult`. */
export async function hearNotices(reportError: (error: Error) => void): Promise<void> {
  const close = await openListener({
    channel: CHANNEL,
    name: "baobab notices",
    hear: (planId) => getNotices().emit(planId),
    reportError,
  });
  onShutdown("result notices", close);
}
