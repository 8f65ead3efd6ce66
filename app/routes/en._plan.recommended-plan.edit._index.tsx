import type { LoaderFunctionArgs } from "@remix-run/node";
import { PartsPage } from "~/features/plan/explanation/edit/parts-page";
import { showParts } from "~/features/plan/explanation/edit/show-parts.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Change a part");

export async function loader({ request }: LoaderFunctionArgs) {
  return showParts(request);
}

export default PartsPage;
