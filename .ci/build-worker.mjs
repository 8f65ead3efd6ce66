/** Builds the worker threads separately, because the server's own build can have only one entry. */
import { bundle } from "./bundle.mjs";

await bundle("app/backend/calculation/advice-worker.ts", "build/advice-worker.mjs");
// The packages of this one stay external, because it finds the fonts inside their packages.
await bundle("app/backend/paper/paper-worker.ts", "build/paper-worker.mjs", { packages: "external" });
