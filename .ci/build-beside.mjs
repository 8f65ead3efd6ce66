/** Builds what the server reads beside its own build: worker threads, the methodology and the commands for its operator. */
import "./build-worker.mjs";
import "./build-methodology.mjs";
import { bundle } from "./bundle.mjs";

// These share the product's code, and where they run there is no compiler.
await bundle(".ci/operate/operate.ts", "build/operate.mjs", { packages: "external" });
