import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadCheck } from "~/features/visitor/living-annuity/check.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return downloadCheck(request);
}
