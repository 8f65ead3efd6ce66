/** Builds the server's other files: worker threads, the methodology and the operator's commands. */
import "./build-worker.mjs";
import "./build-methodology.mjs";
import { bundle } from "./bundle.mjs";

// They share the product's code, and run where there is no compiler.
await bundle(".ci/operate/operate.ts", "build/operate.mjs", { packages: "external" });
