import type { LoaderFunctionArgs } from "@remix-run/node";
import { NumberPage } from "~/features/visitor/account/my-data/number-page";
import { showConfirmed } from "~/features/visitor/account/my-data/confirm.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Your new cell number");

export async function loader({ request }: LoaderFunctionArgs) {
  return showConfirmed(request, "number");
}

export { submitNumber as action } from "~/features/visitor/account/my-data/confirm.server";

export default function Number() {
  return <NumberPage />;
}
