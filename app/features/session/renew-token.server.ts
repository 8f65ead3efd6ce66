import { callBackend } from "~/backend/door.server";
import type { Envelope } from "~/contract/envelope";
import { isSuccess } from "~/contract/envelope";
import type { AnswerOf } from "~/contract/operation";
import type { OperationAt } from "~/contract/operations";
import type { LoginType } from "~/contract/user";

type Renewed = Envelope<AnswerOf<OperationAt<"refreshToken">>>;

/** Parts of one page ask for the same new bearer within this time. */
const SHARED_MILLISECONDS = 5_000;

const renewals = new Map<string, Promise<Renewed>>();

/** Exchanges a bearer for a new one, once for all parts of a page. */
export function renewToken(bearer: string, type: "guest" | LoginType): Promise<Renewed> {
  const renewal = renewals.get(bearer) ?? callBackend("refreshToken", { query: { type } }, { bearer });
  if (!renewals.has(bearer)) {
    renewals.set(bearer, renewal);
    void renewal.then((answer) => {
      if (!isSuccess(answer)) renewals.delete(bearer);
      else setTimeout(() => renewals.delete(bearer), SHARED_MILLISECONDS).unref();
    });
  }
  return renewal;
}
