/** Writes a line on what a long run has done so far, or in all: what, how many, in how many seconds. */
export function logRun(name: string, summary: object): void {
  process.stdout.write(`${name}: ${JSON.stringify(summary)}\n`);
}
