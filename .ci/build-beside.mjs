/** Builds what the server reads beside its own build: worker threads, the methodology and the commands for an operator. */
import "./build-worker.mjs";
import "./build-methodology.mjs";
import "./build-commands.mjs";
