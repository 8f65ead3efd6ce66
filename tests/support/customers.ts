import { expect } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import type { InputOf } from "../../app/contract/wire/operation";
import type { OperationAt, OperationName } from "../../app/contract/operations";
import type { Account } from "./accounts";
import { take } from "./call";
import { openLoggedInVisitor } from "./logged-in-visitor";
import { thandi } from "./over-transports";
import type { Visitor } from "./visitor";

/** A logged-in person with a plan. */
export type Customer = { visitor: Visitor; account: Account; id: number };

/** A new account with a browser, and a plan with its recommendation. */
export async function openCustomer(origin: string, { hasAccepted = true } = {}): Promise<Customer> {
  const { account, visitor } = await openLoggedInVisitor(origin);
  const { userId, rsaid } = account;
  const call = callAs(origin);
  const accepted = { accepted: true as const, userId, url: "/en", browser: "a test" };
  if (hasAccepted) take(await call("acceptTerms", { body: accepted }, account));
  const { id } = take(await call("createPlan", { body: { ...thandi, rsaid } }, account));
  await waitForAdvice(origin, { account, id });
  return { visitor, account, id };
}

/** Waits for a plan's recommendation. */
export const waitForAdvice = (origin: string, { account, id }: Pick<Customer, "account" | "id">) =>
  expect
    .poll(
      async () => (await callAs(origin)("getRecommendations", { query: { id } }, account)).response_code,
      { timeout: 90_000 },
    )
    .toBe("R00");

/** Calls a site's backend over the wire, with an account's bearer. */
export function callAs(origin: string) {
  return <Name extends OperationName>(name: Name, input: InputOf<OperationAt<Name>>, { bearer }: Account) =>
    callOver(reachOver(origin), name, input, { bearer });
}
