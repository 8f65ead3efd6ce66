/** Builds what runs in worker threads, beside the server's own build, which cannot contain a second entry. */
import { build } from "esbuild";

await build({
  entryPoints: ["app/backend/recommendation/advice-worker.ts"],
  outfile: "build/advice-worker.mjs",
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  logLevel: "warning",
});
