import type { LoginType } from "~/contract/account/user";
import { leadOnTo } from "~/web/forms/return-address";

type Start = { kind: "register" | "login"; type?: LoginType; next?: string };

/** The query that says that the code of a registration or login was used or is too old. */
export const OVER = "over";

/** What such a page then says. */
export const OVER_WORDS = "This code was used already, or it is too old. Please ask for a new one.";

/** The page on which a registration or a login begins, and from which it leads on. */
export function writeStartAddress({ kind, type, next }: Start, { isOver = false } = {}): string {
  const query = new URLSearchParams();
  if (kind === "login" && type === "adviser") query.set("as", "adviser");
  if (isOver) query.set(OVER, "");
  const path = kind === "register" ? "/en/register" : "/en/login";
  return leadOnTo(query.size > 0 ? `${path}?${query}` : path, next);
}
