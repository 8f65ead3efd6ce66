/**
 * Serves the built site in this process, so that signals reach it. Problems that can be detected in advance
 * are reported in one sentence; the site itself checks the environment and the database when it starts.
 */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describeListenError } from "../app/backend/process/describe-listen-error.mjs";
import { chooseHost } from "../app/backend/process/loopback.mjs";
import { readVariable, setVariable } from "./environment.mjs";
import { refuse } from "./say.mjs";

const BUILD = "build/index.js";

process.chdir(path.resolve(import.meta.dirname, ".."));
// Without a port, remix-serve would choose another one.
if (!readVariable("PORT")) setVariable("PORT", "3000");
const host = chooseHost(readVariable("PUBLIC_URL"), readVariable("HOST"));
if (host) setVariable("HOST", host);

if (!existsSync(BUILD)) refuse(`There is no ${BUILD}: run npm run build first.`);
await refuseTakenPort(readVariable("PORT"), host);

const serve = createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js");
process.argv = [process.argv[0], serve, BUILD];
await import(pathToFileURL(serve).href);

/** Tries the port before anything starts; an invalid number is left to the site's own check. */
async function refuseTakenPort(port, host) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return;
  const error = await new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", resolve);
    probe.listen(Number(port), host, () => probe.close(resolve));
  });
  if (error)
    refuse(describeListenError(error) ?? `The address ${host} (HOST) cannot be used: ${error.code}.`);
}
