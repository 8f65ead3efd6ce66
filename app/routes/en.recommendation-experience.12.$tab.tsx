import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerInPage } from "~/features/plan/change/answer-in-page";
import { showTab } from "~/features/plan/change/tabs/show-tab.server";
import { submitTab } from "~/features/plan/change/tabs/submit-tab.server";
import { TabPage } from "~/features/plan/change/tabs/tab-page";
import { readTab } from "~/features/plan/change/changes";
import { CALCULATION_FAILURE } from "~/features/plan/change/failures";
import { titled } from "~/web/page/titled";
import { stayAtPreview } from "~/web/request/preview";

export const handle = { enhance: true, hydrate: true };

export const meta = titled<typeof loader>(({ heading }) => `${heading} – Step 12 of 12`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const tab = requireTab(params.tab);
  return showTab(request, tab);
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return submitTab(args, requireTab(params.tab));
}

/** A form sent without leaving the page keeps what was typed if no response comes. */
export async function clientAction(args: ClientActionFunctionArgs) {
  return answerInPage(args, CALCULATION_FAILURE);
}

export const shouldRevalidate = stayAtPreview;

function requireTab(text: string | undefined) {
  const tab = readTab(text);
  if (!tab) throw new Response("Not found", { status: 404 });
  return tab;
}

export default function Tab() {
  return <TabPage view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
