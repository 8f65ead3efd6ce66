import type { LoaderFunctionArgs } from "@remix-run/node";
import { forgetNotedCalls, listNotedCalls, showsCalls } from "~/backend/door.server";
import { redirectWithin, readOwnPath } from "~/web/request/return-address";
import { forAnybody, type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { showPage } from "~/web/identity/session.server";

export type { NotedCall } from "~/backend/door.server";

/** @throws Response 404 where the environment does not show calls */
function requirePanel(): void {
  if (!showsCalls()) throw new Response("Not found", { status: 404 });
}

/** Shows the last calls that this browser's pages made. */
export function showCalls({ request }: LoaderFunctionArgs) {
  requirePanel();
  const back = readOwnPath(new URL(request.url).searchParams.get("next"));
  return showPage({ calls: listNotedCalls(), back }, undefined);
}

export async function forgetCalls(args: FormArgs) {
  requirePanel();
  return handleForm(args, { open: forAnybody, fields: ["back"] }, async ({ form, redirectTo }) => {
    forgetNotedCalls();
    return redirectTo(redirectWithin("/en/api-debug", readOwnPath(form.get("back"))));
  });
}
