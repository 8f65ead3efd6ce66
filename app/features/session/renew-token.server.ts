import { callBackend } from "~/backend/door.server";
import type { Envelope } from "~/contract/envelope";
import { isSuccess } from "~/contract/envelope";
import type { AnswerOf } from "~/contract/operation";
import type { OperationAt } from "~/contract/operations";
import type { LoginType, User } from "~/contract/user";

type Renewal = {
  answer: Envelope<AnswerOf<OperationAt<"refreshToken">>>;
  /** Who is logged in, whose name may have changed on another device; undefined for a guest. */
  user?: User;
};

/** Parts of one page ask for the same new bearer within this time. */
const SHARED_MILLISECONDS = 5_000;

const renewals = new Map<string, Promise<Renewal>>();

/** Exchanges a bearer for a new one, once for all parts of a page. */
export function renewToken(bearer: string, type: "guest" | LoginType): Promise<Renewal> {
  const renewal = renewals.get(bearer) ?? renew(bearer, type);
  if (!renewals.has(bearer)) {
    renewals.set(bearer, renewal);
    void renewal.then(({ answer }) => {
      if (!isSuccess(answer)) renewals.delete(bearer);
      else setTimeout(() => renewals.delete(bearer), SHARED_MILLISECONDS).unref();
    });
  }
  return renewal;
}

async function renew(bearer: string, type: "guest" | LoginType): Promise<Renewal> {
  const answer = await callBackend("refreshToken", { query: { type } }, { bearer });
  if (type === "guest" || !isSuccess(answer)) return { answer };
  const { bearer_token } = answer.return_object;
  const self = await callBackend("getUser", { headers: { EntityContext: "self" } }, { bearer: bearer_token });
  return { answer, user: isSuccess(self) ? self.return_object.user : undefined };
}
