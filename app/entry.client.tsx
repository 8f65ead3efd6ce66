import { enhance } from "~/enhancements";

enhance();
// Only a page that asked for React carries what React goes on with; on all others this file is all that runs.
if ("__remixContext" in window) void hydrate();

async function hydrate() {
  const [{ RemixBrowser }, { createElement, startTransition, StrictMode }, { hydrateRoot }] =
    await Promise.all([import("@remix-run/react"), import("react"), import("react-dom/client")]);
  startTransition(() => {
    hydrateRoot(document, createElement(StrictMode, null, createElement(RemixBrowser)));
  });
}
