import type { LoaderFunctionArgs } from "@remix-run/node";
import { AssumedPage } from "~/features/plan/assumed/assumed-page";
import { showAssumed } from "~/features/plan/assumed/assumed.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("What we assumed");

export async function loader({ request }: LoaderFunctionArgs) {
  return showAssumed(request);
}

export default AssumedPage;
