import { deriveCode } from "../../app/backend/session/one-time-code";
import { callBackend, callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import type { InputOf } from "../../app/contract/operation";
import type { OperationAt, OperationName } from "../../app/contract/operations";
import { take } from "./call";
import { TEST_SECRETS } from "./database";
import { inventIdentityNumber } from "./identity-numbers";

/** A person who is logged in: the bearers of theirs and of the guest as whom they registered. */
export type Account = { rsaid: string; bearer: string; guest: string; userId: number };

/**
 * Registers a person who made plans as a guest before, and logs them in.
 * @param origin of a running site; the backend of this process if absent
 */
export async function openAccountOfGuest({
  guest,
  origin,
  rsaid = inventIdentityNumber(),
}: { guest?: string; origin?: string; rsaid?: string } = {}): Promise<Account> {
  Object.assign(process.env, TEST_SECRETS);
  async function ask<Name extends OperationName>(
    name: Name,
    input: InputOf<OperationAt<Name>>,
    bearer?: string,
  ) {
    return take(
      await (origin
        ? callOver(reachOver(origin), name, input, { bearer })
        : callBackend(name, input, { bearer })),
    );
  }
  const bearer = guest ?? (await ask("getGuestToken", {})).bearer_token;
  const cell_number = `082${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
  const { request_id } = await ask("register", { body: { cell_number, rsa_id_number: rsaid } }, bearer);
  await ask("verifyCode", { body: { token_request_id: request_id, otp: deriveCode(request_id, 1) } }, bearer);
  const { token } = await ask("getLoginToken", { headers: { Rsaidnr: rsaid } }, bearer);
  const opened = await ask("logIn", { params: { type: "investor" }, headers: { Token: token } }, bearer);
  if (!("bearer_token" in opened)) throw new Error("not logged in");
  return { rsaid, bearer: opened.bearer_token, guest: bearer, userId: opened.user.userId };
}
