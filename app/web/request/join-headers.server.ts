import type { EntryContext } from "@remix-run/node";

type Context = Pick<EntryContext["staticHandlerContext"], "matches" | "loaderHeaders" | "actionHeaders">;

/**
 * Joins the headers of a page's routes. Of cookies of one name the last one counts, and the action's follows
 * the loaders', because the action knows what was just typed.
 * @param headers of the page, as Remix joins them; they are changed
 */
export function joinHeaders(
  { matches, loaderHeaders, actionHeaders }: Context,
  { headers, status }: { headers: Headers; status: number },
): void {
  const inOrder = [loaderHeaders, actionHeaders].flatMap((of) => matches.map(({ route }) => of[route.id]));
  const cookies = new Map<string, string>();
  for (const told of inOrder) {
    for (const [name, value] of told ?? [])
      if (name.toLowerCase() === "set-cookie") cookies.set(readCookieName(value), value);
    if (status === 200) carry("Refresh", told, headers);
    // A form's page says when to try again, as an error page does.
    if (status >= 400) carry("Retry-After", told, headers);
  }
  headers.delete("Set-Cookie");
  for (const cookie of cookies.values()) headers.append("Set-Cookie", cookie);
}

function carry(name: string, told: Headers | undefined, headers: Headers): void {
  const value = told?.get(name);
  if (value) headers.set(name, value);
}

/** Cookies of one name with different paths are different cookies. */
function readCookieName(cookie: string): string {
  const path = /;\s*path=([^;]*)/i.exec(cookie)?.[1] ?? "";
  return `${cookie.slice(0, cookie.indexOf("="))} ${path}`;
}
