/**
 * The one place where scripts touch `process.env`. They run before the site is built, which reads and checks its variables
 * itself (`app/backend/process/environment.ts`).
 */

/** @returns {string | undefined} a variable; an empty one counts as not given */
export function readVariable(name) {
  return process.env[name] || undefined;
}

/** Sets a variable for this process and those it starts. */
export function setVariable(name, value) {
  process.env[name] = value;
}
