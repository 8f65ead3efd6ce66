import type { LoaderFunctionArgs } from "@remix-run/node";
import { findShownTab } from "~/features/plan/change/tabs/find-shown-tab.server";

/** Leads to the tab shown last, or to the first. */
export async function loader({ request }: LoaderFunctionArgs) {
  return findShownTab(request);
}

/** Never shown; with it, what the loader refuses is shown as a page. */
export default function WalkThroughTabs() {
  return null;
}
