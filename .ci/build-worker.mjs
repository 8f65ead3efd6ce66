/** Builds what runs in worker threads, beside the server's own build, which cannot contain a second entry. */
import { bundle } from "./bundle.mjs";

await bundle("app/backend/calculation/advice-worker.ts", "build/advice-worker.mjs");
// Fonts are found in their packages, so that this one loads its packages from there.
await bundle("app/backend/paper/paper-worker.ts", "build/paper-worker.mjs", { packages: "external" });
