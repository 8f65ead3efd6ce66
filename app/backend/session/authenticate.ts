import { eq } from "drizzle-orm";
import type { Audience } from "~/contract/operation";
import type { DatabaseOrTransaction } from "../store/connection";
import { guests } from "../store/schema";
import { openBearer } from "./bearer-token";
import type { Bearer } from "./bearer-token";
import type { Guest, Person } from "./person";
import { isReplaced } from "./replaced-tokens";
import { findUserOfSession } from "./sessions";

/** Finds the person who carries a bearer; undefined if the bearer is not ours, has expired or was replaced. */
export async function authenticate(
  store: DatabaseOrTransaction,
  bearer: string | undefined,
  { who, now }: { who: Audience; now: Date },
): Promise<Person | undefined> {
  const opened = bearer ? await openBearer(bearer, now) : undefined;
  if (!opened || (!opened.isValid && who !== "renewable bearer")) return undefined;
  return opened.kind === "guest" ? findGuest(store, opened, now) : findUserOfSession(store, opened, now);
}

/** A guest has a row once they have a plan. */
async function findGuest(
  store: DatabaseOrTransaction,
  { id, issuedAt }: Bearer,
  now: Date,
): Promise<Guest | undefined> {
  const [row] = await store.select().from(guests).where(eq(guests.id, id));
  if (row && isReplaced(issuedAt, row.newestTokenIssuedAt, now)) return undefined;
  return { role: "guest", id, tokenIssuedAt: issuedAt };
}
