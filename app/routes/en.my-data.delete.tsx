import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeletePage } from "~/features/visitor/account/my-data/delete-page";
import { showConfirmed, submitDeletion } from "~/features/visitor/account/my-data/confirm.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  writeTitle("Delete everything", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showConfirmed(request, "delete", wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return submitDeletion(args);
}

export default function Delete() {
  return <DeletePage {...useLoaderData<typeof loader>()} />;
}
