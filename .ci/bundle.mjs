import { rename } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/**
 * Bundles TypeScript for this Node. The file is replaced atomically, so that other processes never read a
 * part of it.
 * @param {string} entry
 * @param {string} outfile
 * @param {import("esbuild").BuildOptions} [options]
 */
export async function bundle(entry, outfile, options = {}) {
  const unfinished = `${outfile}.${process.pid}`;
  await build({
    entryPoints: [entry],
    outfile: unfinished,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    logLevel: "warning",
    ...options,
  });
  await rename(unfinished, outfile);
}

/** Bundles and imports. */
export async function importBundled(entry, outfile, options = {}) {
  await bundle(entry, outfile, options);
  return import(pathToFileURL(path.resolve(outfile)).href);
}
