// Plain JavaScript, because `.ci/prepare.mjs` needs it before anything is installed or built.

/** How the operating system and PostgreSQL name it. */
const CODES = ["ENOSPC", "EDQUOT", "53100"];
const WORDS = /No space left on device|Disk quota exceeded/i;

/** What the person who starts the site is told. */
export const DISK_FULL =
  "The disk is full: make room on it, where this folder and the database's files are, and start again.";

/**
 * Tells whether something failed because the disk is full: by the error, or by what caused it.
 * @param {unknown} error
 * @returns {boolean}
 */
export function isDiskFull(error) {
  if (!(error instanceof Error)) return false;
  return CODES.includes(error.code) || WORDS.test(error.message) || isDiskFull(error.cause);
}
