import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LinePage } from "~/features/plan/assumed/line-page";
import { showLine, submitLine } from "~/features/plan/assumed/line.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(({ page }) => page.heading);

export async function loader({ request, params }: LoaderFunctionArgs) {
  return showLine(request, params.line);
}

export async function action(args: ActionFunctionArgs) {
  return submitLine(args, args.params.line);
}

export default function Line() {
  return <LinePage view={useLoaderData<typeof loader>()} />;
}
