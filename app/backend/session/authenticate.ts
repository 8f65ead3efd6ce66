import type { Audience } from "~/contract/operation";
import type { DatabaseOrTransaction } from "../store/connection";
import { openGuestToken } from "./guest-token";
import type { Person } from "./person";
import { isReplaced } from "./replaced-tokens";
import { getTokenKey } from "./token-key";

/** Finds out who carries a bearer; undefined when it is not one of ours, ran out or was replaced. So far only guests do. */
export async function authenticate(
  store: DatabaseOrTransaction,
  bearer: string | undefined,
  { who, now }: { who: Audience; now: Date },
): Promise<Person | undefined> {
  const opened = bearer ? await openGuestToken(bearer, now, getTokenKey()) : undefined;
  if (!opened || (!opened.isValid && who !== "renewable bearer")) return undefined;
  return (await isReplaced(store, opened.guest, now)) ? undefined : opened.guest;
}
