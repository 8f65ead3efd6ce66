/** The page that shares a plan. */
export const SHARE_PAGE = "/en/recommended-plan/share";

/** Query parameter: a link was revoked. */
export const TAKEN_BACK = "taken-back";

/** Query parameter of a shared plan: closes it in this browser. */
export const CLOSE = "close";

/** Query parameter of a cover: the plan was just closed. */
export const CLOSED = "closed";

/** The address of a shared plan, on this site. */
export function writeSharedPlace(token: string): string {
  return `/en/shared/${encodeURIComponent(token)}`;
}
