/** More than an ID number has, however it is written. */
const LONGEST_SENT = 40;

/** An ID number as it is looked for: without its spaces. What is no ID number finds nobody. */
export function writeSought(typed: string): string {
  return typed.replace(/\s/g, "").slice(0, LONGEST_SENT);
}
