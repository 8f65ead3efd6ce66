import type { BrowserContext } from "playwright/test";
import { type Account, openAccount } from "../support/accounts";
import { logInVisitor } from "../support/logged-in-visitor";
import { carryCookies } from "./cookies";

/** Logs a browser in as a person, by default a new one, without the login pages. */
export async function logIn(context: BrowserContext, origin: string, known?: Account): Promise<Account> {
  const account = known ?? (await openAccount({ origin }));
  const { cookies } = await logInVisitor(origin, account);
  await carryCookies(context, origin, cookies);
  return account;
}
