import { useActionData, useLoaderData } from "@remix-run/react";
import { DetailsPage } from "~/features/desk/clients/details-page";
import { changeDetails as action, showDetails as loader } from "~/features/desk/clients/details.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Details of a client");

export { action, loader };

export default function Details() {
  return <DetailsPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
