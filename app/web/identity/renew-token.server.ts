import { LRUCache } from "lru-cache";
import { callBackend } from "~/backend/door.server";
import type { Envelope } from "~/contract/wire/envelope";
import { isSuccess } from "~/contract/wire/envelope";
import type { AnswerOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/wire/operations";
import { readWholeAccount } from "~/contract/account/user";
import type { LoginType, User } from "~/contract/account/user";

type Renewal = {
  answer: Envelope<AnswerOf<OperationAt<"refreshToken">>>;
  /** Who is logged in, whose name may have changed on another device; undefined for a guest. */
  user?: User;
};

/** Parts of one page ask for the same new bearer within this time. */
const SHARED_MILLISECONDS = 5_000;

/** Far more than renew their session within that time. */
const MOST_RENEWALS = 10_000;

const renewals = new LRUCache<string, Promise<Renewal>>({
  max: MOST_RENEWALS,
  ttl: SHARED_MILLISECONDS,
  ttlAutopurge: true,
  // The clock that sessions go by, read each time: a test replaces it.
  ttlResolution: 0,
  perf: { now: () => Date.now() },
});

/**
 * Exchanges a bearer for a new one, once for all parts of a page. The new one goes into the browser's cookie and nowhere
 * else: the first call that comes with it ends the old one, which is all that the browser has if the answer gets lost.
 */
export function renewToken(bearer: string, type: "guest" | LoginType): Promise<Renewal> {
  const known = renewals.get(bearer);
  if (known) return known;
  const renewal = renew(bearer, type);
  renewals.set(bearer, renewal);
  void renewal.then(({ answer }) => isSuccess(answer) || forget(bearer, renewal));
  return renewal;
}

function forget(bearer: string, renewal: Promise<Renewal>): void {
  if (renewals.peek(bearer) === renewal) renewals.delete(bearer);
}

async function renew(bearer: string, type: "guest" | LoginType): Promise<Renewal> {
  const answer = await callBackend("refreshToken", { query: { type } }, { bearer });
  if (type === "guest" || !isSuccess(answer)) return { answer };
  const self = readWholeAccount(
    await callBackend("getUser", { headers: { EntityContext: "self" } }, { bearer }),
  );
  return { answer, user: isSuccess(self) ? self.return_object.user : undefined };
}
