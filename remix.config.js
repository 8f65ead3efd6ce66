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
  // Both publish files that Node cannot import as they are.
  serverDependenciesToBundle: [/^remix-utils.*/, /^@remix-validated-form\/.*/, "remix-validated-form"],
};
