import type { Audience } from "~/contract/operation";
import type { DatabaseOrTransaction } from "../store/connection";
import { openGuestToken } from "./guest-token";
import type { Person } from "./person";
import { isReplaced } from "./replaced-tokens";
import { getTokenKey } from "./token-key";

/**
 * Finds the person who carries a bearer; undefined if the bearer is not ours, has expired or was replaced. So far
 * only guests have one.
 */
export async function authenticate(
  store: DatabaseOrTransaction,
  bearer: string | undefined,
  { who, now }: { who: Audience; now: Date },
): Promise<Person | undefined> {
  const opened = bearer ? await openGuestToken(bearer, now, getTokenKey()) : undefined;
  if (!opened || (!opened.isValid && who !== "renewable bearer")) return undefined;
  return (await isReplaced(store, opened.guest, now)) ? undefined : opened.guest;
}
