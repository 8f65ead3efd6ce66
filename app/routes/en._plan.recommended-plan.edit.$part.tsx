import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerInPage } from "~/features/plan/change/answer-in-page";
import { readPart } from "~/features/plan/change/changes";
import { PREVIEW_FAILURE } from "~/features/plan/change/failures";
import { PartPage } from "~/features/plan/change/parts/part-page";
import { showPart } from "~/features/plan/change/parts/show-part.server";
import { submitPart } from "~/features/plan/change/parts/submit-part.server";
import { titled } from "~/web/page/titled";
import { stayAtPreview } from "~/web/request/preview";

export const handle = { enhance: true, hydrate: true };

export const meta = titled<typeof loader>(({ question }) => question);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const part = requirePart(params.part);
  return showPart(request, part);
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return submitPart(args, requirePart(params.part));
}

/** A form sent without leaving the page keeps what was typed if no response comes. */
export async function clientAction(args: ClientActionFunctionArgs) {
  return answerInPage(args, PREVIEW_FAILURE);
}

export const shouldRevalidate = stayAtPreview;

function requirePart(text: string | undefined) {
  const part = readPart(text);
  if (!part) throw new Response("Not found", { status: 404 });
  return part;
}

export default function Part() {
  return <PartPage view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
