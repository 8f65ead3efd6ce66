import type { LoaderFunctionArgs } from "@remix-run/node";
import { findShownTab } from "~/features/plan/change/tabs/find-shown-tab.server";

/** Redirects to the tab shown last, or to the first. */
export async function loader({ request }: LoaderFunctionArgs) {
  return findShownTab(request);
}

/** Never rendered; without a component, Remix would send the loader's refusal without an error page. */
export default function WalkThroughTabs() {
  return null;
}
