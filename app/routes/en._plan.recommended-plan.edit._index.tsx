import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PartsPage } from "~/features/plan/change/parts/parts-page";
import { showParts } from "~/features/plan/change/parts/list-parts.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Change a part");

export async function loader({ request }: LoaderFunctionArgs) {
  return showParts(request);
}

export default function Parts() {
  return <PartsPage view={useLoaderData<typeof loader>()} />;
}
