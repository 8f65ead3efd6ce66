import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { tryAs } from "~/features/visitor/account/try-as.server";

/** The list of accounts to try is on the login page; a GET redirects there. */
export function loader() {
  return redirect("/en/login");
}

export async function action({ request }: ActionFunctionArgs) {
  return tryAs(request);
}
