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

/** A renewal, and the instant at which it was asked for. */
type Asked = { renewal: Promise<Renewal>; at: number };

/** The loaders of one page share a renewed bearer for this long. */
const SHARED_MILLISECONDS = 5_000;

/** Far more than the renewals within that time. */
const MOST_RENEWALS = 10_000;

const renewals = new LRUCache<string, Asked>({
  max: MOST_RENEWALS,
  ttl: SHARED_MILLISECONDS,
  ttlAutopurge: true,
  // Reads the clock each time, as sessions do, because tests replace it.
  ttlResolution: 0,
  perf: { now: () => Date.now() },
});

/** A page whose bearer is still valid goes on with it after this time, so that it answers within ten seconds. */
const LONGEST_WAIT_MILLISECONDS = 1_000;

type RenewalOf<Answer> = (bearer: string, type: "guest" | LoginType) => Promise<Answer>;

/**
 * Exchanges a bearer for a new one, once for all loaders of a page. The new one is only put into the
 * browser's cookie: the first call with it ends the old one, which is all that the browser has if the
 * response is lost.
 */
export const renewToken: RenewalOf<Renewal> = async (bearer, type) => findRenewal(bearer, type).renewal;

/**
 * Renews a bearer that is still valid.
 * @returns undefined if the services do not answer soon; however many callers of a page ask, they wait once
 */
export const renewTokenSoon: RenewalOf<Renewal | undefined> = async (bearer, type) => {
  const { renewal, at } = findRenewal(bearer, type);
  return waitUntil(at + LONGEST_WAIT_MILLISECONDS, renewal);
};

function findRenewal(bearer: string, type: "guest" | LoginType): Asked {
  const known = renewals.get(bearer);
  if (known) return known;
  const asked = { renewal: renew(bearer, type), at: Date.now() };
  renewals.set(bearer, asked);
  void asked.renewal.then(({ answer }) => isSuccess(answer) || forget(bearer, asked));
  return asked;
}

function waitUntil<Value>(end: number, answer: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), end - Date.now());
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

function forget(bearer: string, asked: Asked): void {
  if (renewals.peek(bearer) === asked) renewals.delete(bearer);
}

async function renew(bearer: string, type: "guest" | LoginType): Promise<Renewal> {
  const answer = await callBackend("refreshToken", { query: { type } }, { bearer });
  if (type === "guest" || !isSuccess(answer)) return { answer };
  const self = readWholeAccount(
    await callBackend("getUser", { headers: { EntityContext: "self" } }, { bearer }),
  );
  return { answer, user: isSuccess(self) ? self.return_object.user : undefined };
}
