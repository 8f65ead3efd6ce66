import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewClientPage } from "~/features/desk/clients/new-client-page";
import { addClient, showNewClient } from "~/features/desk/clients/new-client.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Add a client", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showNewClient(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return addClient(args);
}

export default function NewClient() {
  const { operation } = useLoaderData<typeof loader>();
  return <NewClientPage operation={operation} refusal={useActionData<typeof action>()} />;
}
