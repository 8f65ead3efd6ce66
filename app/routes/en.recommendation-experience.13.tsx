import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerInPage } from "~/features/plan/change/answer-in-page";
import { PREVIEW_FAILURE } from "~/features/plan/change/failures";
import { LowerPage } from "~/features/plan/change/lower-income/lower-page";
import { showLower } from "~/features/plan/change/lower-income/show-lower.server";
import { submitLower } from "~/features/plan/change/lower-income/submit-lower.server";
import { titled } from "~/web/page/titled";
import { stayAtPreview } from "~/web/request/preview";

export const handle = { enhance: true, hydrate: true };

export const meta = titled<typeof loader>(({ heading }) => `${heading} – Step 13 of 13`);

export async function loader({ request }: LoaderFunctionArgs) {
  return showLower(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitLower(args);
}

/** A form sent without leaving the page keeps what was typed if no response comes. */
export async function clientAction(args: ClientActionFunctionArgs) {
  return answerInPage(args, PREVIEW_FAILURE);
}

export const shouldRevalidate = stayAtPreview;

export default function Lower() {
  return <LowerPage view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
