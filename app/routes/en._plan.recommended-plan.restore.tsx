import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RestorePage } from "~/features/plan/change/restore-page";
import { askToRestore, restoreRecommendation } from "~/features/plan/change/restore.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Go back to the recommended plan?");

export async function loader({ request }: LoaderFunctionArgs) {
  return askToRestore(request);
}

export async function action(args: ActionFunctionArgs) {
  return restoreRecommendation(args);
}

export default function Restore() {
  return <RestorePage {...useLoaderData<typeof loader>()} />;
}
