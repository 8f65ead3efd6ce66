import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { showTab } from "~/features/plan/explanation/increase/show-tab.server";
import { submitTab } from "~/features/plan/explanation/increase/submit-tab.server";
import { TabPage } from "~/features/plan/explanation/increase/tab-page";
import { readTab } from "~/features/plan/explanation/increase/tabs";
import { answerForm, wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true, hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Page not found – Baobab" }];
  return writeTitle(`${data.heading} – Step 12 of 13`, data.hasMistakes);
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const tab = requireTab(params.tab);
  return showTab(request, tab, wasRefused(context));
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return answerForm(context, await submitTab(request, requireTab(params.tab)));
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
