import type { ActionFunctionArgs } from "@remix-run/node";
import { recalculateTab } from "~/features/plan/explanation/increase/submit-tab.server";

/** Answers the script of a tab while a person types. */
export async function action({ request }: ActionFunctionArgs) {
  return recalculateTab(request);
}

/** There is no page here. */
export function loader() {
  throw new Response("Not found", { status: 404 });
}
