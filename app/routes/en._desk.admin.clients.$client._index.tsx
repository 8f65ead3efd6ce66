import { useLoaderData } from "@remix-run/react";
import { ClientPage } from "~/features/desk/clients/client-page";
import { changeClient as action, showClient as loader } from "~/features/desk/clients/client.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

// Without the name, which would stay in the browser's history.
export const meta = titled<typeof loader>(({ id }) => `Client ${id}`);

export { action, loader };

export default function Client() {
  const view = useLoaderData<typeof loader>();
  return <ClientPage view={view} />;
}
