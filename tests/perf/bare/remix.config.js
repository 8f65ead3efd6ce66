import baobab from "../../../remix.config.js";

/** The same compiler settings, so that only the pages differ. @type {import('@remix-run/dev').AppConfig} */
export default {
  serverModuleFormat: "esm",
  serverPlatform: "node",
  future: baobab.future,
  tailwind: false,
  postcss: false,
};
