import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeletePage } from "~/features/visitor/account/my-data/delete-page";
import { showConfirmed, submitDeletion as action } from "~/features/visitor/account/my-data/confirm.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Delete everything");

export async function loader({ request }: LoaderFunctionArgs) {
  return showConfirmed(request, "delete");
}

export { action };

export default function Delete() {
  return <DeletePage {...useLoaderData<typeof loader>()} />;
}
