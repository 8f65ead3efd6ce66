import { useLoaderData } from "@remix-run/react";
import { StartedPage } from "~/features/visitor/living-annuity/started-page";
import {
  askAboutStart as loader,
  keepStarted as action,
} from "~/features/visitor/living-annuity/started.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("My plan has started", { also: [{ name: "robots", content: "noindex" }] });

export { action, loader };

export default function Started() {
  return <StartedPage view={useLoaderData<typeof loader>()} />;
}
