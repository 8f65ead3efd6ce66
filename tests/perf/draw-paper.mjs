/** Draws a record of advice in a process of its own, once or several times, and prints milliseconds, bytes and the most memory. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [file, times] = process.argv.slice(2);
const milliseconds = [];
let bytes = 0;
if (file) {
  const record = JSON.parse(readFileSync(file, "utf8"));
  for (let time = 0; time < Number(times); time += 1) {
    const start = performance.now();
    // The first one loads the package and the fonts.
    const { default: draw } = await import(pathToFileURL(path.resolve("build/paper-worker.mjs")).href);
    bytes = (await draw(record)).length;
    milliseconds.push(performance.now() - start);
  }
}
const megabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ milliseconds, bytes, megabytes }));
