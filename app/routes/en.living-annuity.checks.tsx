import { useLoaderData } from "@remix-run/react";
import { KeptChecksPage } from "~/features/visitor/living-annuity/kept-checks-page";
import { changeKept as action, showKept as loader } from "~/features/visitor/living-annuity/kept.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Your checks", { also: [{ name: "robots", content: "noindex" }] });

export { action, loader };

export default function KeptChecks() {
  return <KeptChecksPage view={useLoaderData<typeof loader>()} />;
}
