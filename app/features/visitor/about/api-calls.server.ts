import { json, redirect } from "@remix-run/node";
import { forgetNotedCalls, listNotedCalls, showsCalls } from "~/backend/door.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { leadOnTo, readOwnPath } from "~/web/forms/return-address";
import { carryUnkept } from "~/web/identity/session.server";
import { answerInPlace } from "~/ui/form";

export type { NotedCall } from "~/backend/door.server";

/** Where calls are not shown, the page does not exist. */
function requirePanel(): void {
  if (!showsCalls()) throw new Response("Not found", { status: 404 });
}

/** The last calls that the pages of this browser made. */
export function showCalls(request: Request) {
  requirePanel();
  const back = readOwnPath(new URL(request.url).searchParams.get("next"));
  return json({ calls: listNotedCalls(), back }, { headers: carryUnkept(undefined) });
}

/** Forgets them. */
export async function forgetCalls(request: Request): Promise<Response> {
  requirePanel();
  const { form, distrust } = await readForm(request);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], carryUnkept(undefined));
  forgetNotedCalls();
  return redirect(leadOnTo("/en/api-debug", readOwnPath(form.get("back"))), { status: 303 });
}
