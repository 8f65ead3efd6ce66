/** Where a plan is shared. */
export const SHARE_PAGE = "/en/recommended-plan/share";

/** The name in a page's query that says that a link was taken back. */
export const TAKEN_BACK = "taken-back";

/** The name in the query of a shared plan that closes it in this browser. */
export const CLOSE = "close";

/** The name in the query of a cover that says that it was. */
export const CLOSED = "closed";

/** The address of a shared plan, on this site. */
export function writeSharedPlace(token: string): string {
  return `/en/shared/${encodeURIComponent(token)}`;
}
