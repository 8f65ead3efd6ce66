import { parse, serialize } from "cookie";
import { getEnvironment } from "~/backend/door.server";

const NAME = "baobab_compare_hint";
const MONTH_SECONDS = 30 * 86_400;

/** Whether the hint on the page that compares plans was closed in this browser in the last month. */
export function isHintClosed(request: Request): boolean {
  return parse(request.headers.get("Cookie") ?? "")[NAME] === "closed";
}

/** A Set-Cookie header that keeps the hint closed for a month. */
export function closeHint(): string {
  const { isSecure: secure } = getEnvironment();
  return serialize(NAME, "closed", {
    httpOnly: true,
    sameSite: "lax",
    path: "/en",
    secure,
    maxAge: MONTH_SECONDS,
  });
}
