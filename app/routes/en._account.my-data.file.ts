import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadEverything } from "~/features/visitor/account/my-data/everything.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return downloadEverything(request);
}
