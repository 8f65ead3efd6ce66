import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendExample } from "~/features/desk/clients/import/import.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return sendExample(request);
}
