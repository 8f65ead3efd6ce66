/** Logs a line about the progress of a long run: its subject, its counts, its seconds. */
export function logRun(name: string, summary: object): void {
  process.stdout.write(`${name}: ${JSON.stringify(summary)}\n`);
}
