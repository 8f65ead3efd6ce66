import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ClientPage } from "~/features/desk/clients/client-page";
import { changeClient, showClient } from "~/features/desk/clients/client.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

// Without the name, which a browser would keep in its history.
export const meta = titled<typeof loader>(({ id }) => `Client ${id}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  return showClient(request, params.client);
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return changeClient(args, params.client);
}

export default function Client() {
  const view = useLoaderData<typeof loader>();
  return <ClientPage view={view} notice={useActionData<typeof action>()?.notice} />;
}
