import { redirect } from "@remix-run/node";

/** The specification's address of the new homepage, which is the first page: a redirect. */
export async function loader() {
  return redirect("/en", 301);
}
