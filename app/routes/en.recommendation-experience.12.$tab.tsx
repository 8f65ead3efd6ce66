import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { showTab } from "~/features/plan/explanation/increase/show-tab.server";
import { submitTab } from "~/features/plan/explanation/increase/submit-tab.server";
import { TabPage } from "~/features/plan/explanation/increase/tab-page";
import { readTab } from "~/features/plan/explanation/increase/tabs";

export const handle = { enhance: true, hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Page not found – Baobab" }];
  return [{ title: `${data.hasMistakes ? "Error: " : ""}${data.heading} – Step 12 of 13 – Baobab` }];
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const tab = requireTab(params.tab);
  return showTab(request, tab, context.isRefused === true);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const response = await submitTab(request, requireTab(params.tab));
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

function requireTab(text: string | undefined) {
  const tab = readTab(text);
  if (!tab) throw new Response("Not found", { status: 404 });
  return tab;
}

export default TabPage;
