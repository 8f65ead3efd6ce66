import { enhance } from "~/enhancements";

enhance();
// Only a page that asked for React carries what it goes on with; on all others this file is all that runs.
if ("__remixContext" in window) void import("./hydrate").then(({ hydrate }) => hydrate());
if (document.querySelector("[data-chart]")) void import("~/ui/chart/wait-for-touch");
