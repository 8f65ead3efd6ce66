import { enhance } from "~/enhancements";

enhance();
// Only a page that hydrates carries Remix's context; on all others this line is all that runs.
if ("__remixContext" in window) void import("./hydrate").then(({ hydrate }) => hydrate());
if (document.querySelector("[data-chart]")) void import("~/ui/chart/wait-for-touch");
