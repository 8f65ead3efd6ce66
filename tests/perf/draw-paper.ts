/**
 * Draws a paper as the site does, in its thread and under its limits, once or several times, and prints
 * milliseconds, bytes and the most memory of a process that does nothing else.
 */
import { readFileSync } from "node:fs";
import { closePaperPool, drawOffThread } from "../../app/backend/paper/paper-pool";

const [file, times] = process.argv.slice(2);
const milliseconds: number[] = [];
let bytes = 0;
if (file) {
  const task = JSON.parse(readFileSync(file, "utf8")) as Parameters<typeof drawOffThread>[0];
  for (let time = 0; time < Number(times); time += 1) {
    const start = performance.now();
    // The first one starts the thread, which loads the package and the fonts.
    bytes = (await drawOffThread(task)).length;
    milliseconds.push(performance.now() - start);
  }
  await closePaperPool();
}
// Not the resource usage, which counts what the process was started from.
const megabytes = Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) / 1024;
process.stdout.write(JSON.stringify({ milliseconds, bytes, megabytes }));
