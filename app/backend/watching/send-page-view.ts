import { makeBackgroundPosts } from "../http/background-posts";
import { describeError } from "../log/describe-error";
import { getLogger } from "../log/logger";
import { getEnvironment } from "../process/environment";
import { keyedHash } from "../store/encryption";

/** The viewer of a page: a trustee is a visitor who is not logged in. */
export type Viewer =
  { userType: "trustee" } | { userType: "investor" | "coach" | "financial planner"; rsaid: string };

const postPageView = makeBackgroundPosts((failure) =>
  getLogger().info({ error: describeError(failure) }, "a page view could not be sent to analytics"),
);

/**
 * Sends a page view to analytics in the background, if `ANALYTICS_URL` is set: the address's pattern, the
 * kind of viewer, and for people with an account a keyed hash of their ID number. Nothing else is ever sent.
 * @param page the pattern of the page's address, such as `/en/:step`, which reveals nothing about a person
 * @param findViewer finds the viewer after the response; undefined if nothing is to be sent
 */
export function sendPageView(page: string, findViewer: () => Promise<Viewer | undefined>): void {
  const address = getEnvironment().ANALYTICS_URL;
  if (!address) return;
  postPageView(address, async () => {
    const viewer = await findViewer();
    if (!viewer) return undefined;
    const userId = "rsaid" in viewer ? keyedHash(viewer.rsaid, "analytics") : undefined;
    return { event: "page view", page, user_type: viewer.userType, user_id: userId };
  });
}
