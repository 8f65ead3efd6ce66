import { useLoaderData } from "@remix-run/react";
import { KeepCheckPage } from "~/features/visitor/living-annuity/keep-check-page";
import {
  askToKeepCheck as loader,
  keepTypedCheck as action,
} from "~/features/visitor/living-annuity/kept.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Keep this check?", { also: [{ name: "robots", content: "noindex" }] });

export { action, loader };

export default function KeepCheck() {
  return <KeepCheckPage view={useLoaderData<typeof loader>()} />;
}
