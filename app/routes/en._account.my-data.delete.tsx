import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeletePage } from "~/features/visitor/account/my-data/delete-page";
import { showConfirmed, submitDeletion } from "~/features/visitor/account/my-data/confirm.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Delete everything");

export async function loader({ request }: LoaderFunctionArgs) {
  return showConfirmed(request, "delete");
}

export async function action(args: ActionFunctionArgs) {
  return submitDeletion(args);
}

export default function Delete() {
  return <DeletePage {...useLoaderData<typeof loader>()} />;
}
