import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { sendRecords } from "~/features/desk/oversight/records/records.server";
import { requireRight } from "~/web/identity/desk.server";

/** A file is only sent for a reason, which the page of the records asks for; this redirects there. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireRight(request, "readRecords");
  return redirect("/en/admin/records");
}

export async function action({ request }: ActionFunctionArgs) {
  return sendRecords(request);
}
