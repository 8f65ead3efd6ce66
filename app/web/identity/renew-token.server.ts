import { LRUCache } from "lru-cache";
import { callBackend } from "~/backend/door.server";
import { type Envelope, isSuccess } from "~/contract/wire/envelope";
import type { AnswerOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/operations";
import { type LoginType, readWholeAccount, type User } from "~/contract/account/user";

type Renewal = {
  answer: Envelope<AnswerOf<OperationAt<"refreshToken">>>;
  /** The logged-in person, whose name may have changed on another device; undefined for a guest. */
  user?: User;
};

/** The loaders of one page share a renewed bearer for this long. */
const SHARED_MILLISECONDS = 5_000;

/** Far more than the renewals within that time. */
const MOST_RENEWALS = 10_000;

const renewals = new LRUCache<string, Promise<Renewal>>({
  max: MOST_RENEWALS,
  ttl: SHARED_MILLISECONDS,
  ttlAutopurge: true,
  // Reads the clock each time, as sessions do, because tests replace it.
  ttlResolution: 0,
  perf: { now: () => Date.now() },
});

/** A page whose bearer is still valid goes on with it after this time, so that it answers within ten seconds. */
const LONGEST_WAIT_MILLISECONDS = 1_000;

/**
 * Exchanges a bearer for a new one, once for all loaders of a page. The new one is only put into the
 * browser's cookie: the first call with it ends the old one, which is all that the browser has if the
 * response is lost.
 * @returns undefined if the old one is valid and the services do not answer soon
 */
export async function renewToken(
  bearer: string,
  type: "guest" | LoginType,
  { isValid }: { isValid: boolean },
): Promise<Renewal | undefined> {
  const renewal = renewals.get(bearer) ?? begin(bearer, type);
  return isValid ? waitBriefly(renewal) : renewal;
}

function begin(bearer: string, type: "guest" | LoginType): Promise<Renewal> {
  const renewal = renew(bearer, type);
  renewals.set(bearer, renewal);
  void renewal.then(({ answer }) => isSuccess(answer) || forget(bearer, renewal));
  return renewal;
}

function waitBriefly<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LONGEST_WAIT_MILLISECONDS);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
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
