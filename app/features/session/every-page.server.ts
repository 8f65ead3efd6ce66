import { json } from "@remix-run/node";
import { getFormProtection } from "./form-protection.server";
import { getRequestId } from "./request-id.server";

/** What every page carries: the protection of its forms, and the id under which the log knows its request. */
export async function loadEveryPage(request: Request) {
  const { protection, setCookie } = await getFormProtection(request);
  return json(
    { ...protection, requestId: getRequestId(request) },
    { headers: setCookie ? { "Set-Cookie": setCookie } : {} },
  );
}
