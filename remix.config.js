/**
 * Packages of many small files, with what they import: to find, read and compile 900 of them is a third of what a start costs.
 * None finds files of its own, keeps something for another package, or is told apart by its instance. The commands of `.ci`
 * still load theirs from `node_modules`. `npm run dev` alone needs `object-assign`.
 */
const MANY_FILES =
  /^(clsx|d3-[a-z-]+|decimal\.js-light|dom-helpers|drizzle-orm|eventemitter3|fast-equals|jose|lodash|object-assign|prop-types|react-is|react-smooth|react-transition-group|recharts|recharts-scale|remeda|victory-vendor)(\/|$)/;

/** @type {import('@remix-run/dev').AppConfig} */
export default {
  // Tailwind too: `.postcssrc.json` puts what a style sheet imports in its place before.
  postcss: true,
  tailwind: false,
  serverModuleFormat: "esm",
  serverPlatform: "node",
  // Said one by one: what is false is a choice (single fetch changes how validated forms read an answer).
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: true,
    v3_routeConfig: false,
    v3_singleFetch: false,
  },
  ignoredRouteFiles: ["**/.*"],
  serverDependenciesToBundle: [
    // Both publish files that Node cannot import as they are.
    /^remix-utils.*/,
    /^@remix-validated-form\/.*/,
    "remix-validated-form",
    MANY_FILES,
  ],
};
