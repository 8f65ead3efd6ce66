import { callBackend } from "~/backend/door.server";
import type { Envelope } from "~/contract/wire/envelope";
import { isSuccess } from "~/contract/wire/envelope";
import type { AnswerOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/wire/operations";
import type { LoginType, User } from "~/contract/account/user";

type Renewal = {
  answer: Envelope<AnswerOf<OperationAt<"refreshToken">>>;
  /** Who is logged in, whose name may have changed on another device; undefined for a guest. */
  user?: User;
};

/** Parts of one page ask for the same new bearer within this time. */
const SHARED_MILLISECONDS = 5_000;

const renewals = new Map<string, { renewal: Promise<Renewal>; askedAt: number }>();

/**
 * Exchanges a bearer for a new one, once for all parts of a page. The new one goes into the browser's cookie and nowhere
 * else: the first call that comes with it ends the old one, which is all that the browser has if the answer gets lost.
 */
export function renewToken(bearer: string, type: "guest" | LoginType): Promise<Renewal> {
  const known = renewals.get(bearer);
  if (known && Date.now() - known.askedAt < SHARED_MILLISECONDS) return known.renewal;
  const asked = { renewal: renew(bearer, type), askedAt: Date.now() };
  const forget = () => renewals.get(bearer) === asked && renewals.delete(bearer);
  renewals.set(bearer, asked);
  void asked.renewal.then(({ answer }) => {
    if (!isSuccess(answer)) forget();
    else setTimeout(forget, SHARED_MILLISECONDS).unref();
  });
  return asked.renewal;
}

async function renew(bearer: string, type: "guest" | LoginType): Promise<Renewal> {
  const answer = await callBackend("refreshToken", { query: { type } }, { bearer });
  if (type === "guest" || !isSuccess(answer)) return { answer };
  const self = await callBackend("getUser", { headers: { EntityContext: "self" } }, { bearer });
  return { answer, user: isSuccess(self) ? self.return_object.user : undefined };
}
