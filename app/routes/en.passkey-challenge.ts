import type { ActionFunctionArgs } from "@remix-run/node";
import { askAuthenticator } from "~/features/visitor/account/passkey-login.server";

/** Answers the script of a form that is sent with a passkey. */
export async function action({ request }: ActionFunctionArgs) {
  return askAuthenticator(request);
}

/** The address has no page: 404. */
export function loader() {
  throw new Response("Not found", { status: 404 });
}
