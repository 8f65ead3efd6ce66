import type { LoginType } from "~/contract/account/user";
import { redirectWithin } from "~/web/request/return-address";

type Start = { kind: "register" | "login"; type?: LoginType; next?: string };

/** Query parameter: the code of a registration or login was used or has expired. */
export const OVER = "over";

/** The notice for that. */
export const OVER_WORDS = "This code was used already, or it is too old. Please ask for a new one.";

/** The address of the page that begins a registration or login; `next` is where it ends. */
export function writeStartAddress({ kind, type, next }: Start, { isOver = false } = {}): string {
  const query = new URLSearchParams();
  if (kind === "login" && type === "adviser") query.set("as", "adviser");
  if (isOver) query.set(OVER, "");
  const path = kind === "register" ? "/en/register" : "/en/login";
  return redirectWithin(query.size > 0 ? `${path}?${query}` : path, next);
}
