import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/**
 * Bundles TypeScript for this Node.
 * @param {string} entry
 * @param {string} outfile
 * @param {import("esbuild").BuildOptions} [options]
 */
export async function bundle(entry, outfile, options = {}) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    logLevel: "warning",
    ...options,
  });
}

/** The same, and loads it. */
export async function importBundled(entry, outfile, options = {}) {
  await bundle(entry, outfile, options);
  return import(pathToFileURL(path.resolve(outfile)).href);
}
