import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { KeepPage } from "~/features/plan/page/keep-page";
import { showKeeping } from "~/features/plan/page/keep.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Keep this plan");

export async function loader({ request }: LoaderFunctionArgs) {
  return showKeeping(request);
}

export default function Keep() {
  return <KeepPage {...useLoaderData<typeof loader>()} />;
}
