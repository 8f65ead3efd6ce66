/**
 * Scripts access `process.env` here and nowhere else. They run before the site is built, which reads and
 * checks its variables itself (`app/backend/process/environment.ts`).
 */

/** @returns {string | undefined} a variable; an empty one counts as not set */
export function readVariable(name) {
  return process.env[name] || undefined;
}

/** Sets a variable for this process and its children. */
export function setVariable(name, value) {
  process.env[name] = value;
}
