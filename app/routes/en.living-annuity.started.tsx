import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { StartedPage } from "~/features/visitor/living-annuity/started-page";
import { askAboutStart, keepStarted } from "~/features/visitor/living-annuity/started.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("My plan has started", { also: [{ name: "robots", content: "noindex" }] });

export async function loader({ request }: LoaderFunctionArgs) {
  return askAboutStart(request);
}

export async function action(args: ActionFunctionArgs) {
  return keepStarted(args);
}

export default function Started() {
  return <StartedPage view={useLoaderData<typeof loader>()} />;
}
