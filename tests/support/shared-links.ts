/** Making and opening links to plans by the pages of a running site, without scripts. */
import { createVisitor } from "./visitor";
import type { Changes, Visitor } from "./visitor";

/** Where a plan is shared. */
export const SHARE = "/en/recommended-plan/share";

/** Makes a link to the plan that an address's query names, and reads its path from the answer. */
export async function makeLink(visitor: Visitor, at: string, typed: Changes = {}): Promise<string> {
  await visitor.open(`${SHARE}?${at}`);
  const { html } = await visitor.press("make", { label: "Naledi, my daughter", ...typed });
  return readLink(html);
}

/** The path of the link that a page shows once. */
export function readLink(html: string): string {
  const link = /<textarea[^>]*id="link"[^>]*>[^<]*/.exec(html)?.[0] ?? "";
  return />https?:\/\/[^/]+(\/en\/shared\/[\w-]{20,})$/.exec(link)?.[1] ?? "no link";
}

/** Opens a link in a browser that has never been here. */
export async function openLink(origin: string, path: string): Promise<Visitor> {
  const reader = createVisitor(origin);
  await reader.open(path);
  await reader.press("open");
  return reader;
}

/** What a page holds but random letters, in which any word may stand by chance. */
export const withoutTokens = (html: string, path: string) =>
  html.replaceAll(path, "").replace(/<input[^>]*type="hidden"[^>]*>/g, "");

/** What a browser is sent for an address, without following. */
export function getAs({ cookies }: Pick<Visitor, "cookies">, address: string): Promise<Response> {
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return fetch(address, { headers: { Cookie }, redirect: "manual" });
}
