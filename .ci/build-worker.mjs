/** Builds the worker threads separately, because the server's own build can have only one entry. */
import { bundle } from "./bundle.mjs";

await bundle("app/backend/calculation/advice-worker.ts", "build/advice-worker.mjs");
// Its packages stay external, because fonts are found in theirs.
await bundle("app/backend/paper/paper-worker.ts", "build/paper-worker.mjs", { packages: "external" });
