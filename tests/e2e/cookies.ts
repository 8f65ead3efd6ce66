import type { BrowserContext } from "playwright/test";

type Cookies = Map<string, string>;

/** Gives a browser a visitor's cookies, with the path that the site uses for them. */
export async function carryCookies(context: BrowserContext, origin: string, cookies: Cookies): Promise<void> {
  const { hostname: domain } = new URL(origin);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, domain, path: "/en" })));
}

/** A browser's cookies by name. */
export async function readCookies(context: BrowserContext): Promise<Cookies> {
  return new Map((await context.cookies()).map(({ name, value }) => [name, value]));
}
