/** Making and opening share links on the pages of a running site, without scripts. */
import { type Changes, createVisitor, type Visitor } from "./visitor";

/** The page that shares a plan. */
export const SHARE = "/en/recommended-plan/share";

/** Makes a share link to the plan in an address's query, and reads the link's path from the response. */
export async function makeLink(visitor: Visitor, at: string, typed: Changes = {}): Promise<string> {
  await visitor.open(`${SHARE}?${at}`);
  const { html } = await visitor.press("make", { label: "Naledi, my daughter", ...typed });
  return readLink(html);
}

/** The path of the share link that a page shows once. */
export function readLink(html: string): string {
  const link = /<textarea[^>]*id="link"[^>]*>[^<]*/.exec(html)?.[0] ?? "";
  return />https?:\/\/[^/]+(\/en\/shared\/[\w-]{20,})$/.exec(link)?.[1] ?? "no link";
}

/** Opens a share link in a new browser. */
export async function openLink(origin: string, path: string): Promise<Visitor> {
  const reader = createVisitor(origin);
  await reader.open(path);
  await reader.press("open");
  return reader;
}

/** A page without its random tokens, in which any word may occur by chance. */
export const withoutTokens = (html: string, path: string) =>
  html.replaceAll(path, "").replace(/<input[^>]*type="hidden"[^>]*>/g, "");

/** The response to a browser's request, without following redirects. */
export function getAs({ cookies }: Pick<Visitor, "cookies">, address: string): Promise<Response> {
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return fetch(address, { headers: { Cookie }, redirect: "manual" });
}
