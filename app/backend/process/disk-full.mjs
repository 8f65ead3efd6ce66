// Plain JavaScript, because `.ci/prepare.mjs` needs it before anything is installed or built.

/** The codes of the operating system and of PostgreSQL. */
const CODES = ["ENOSPC", "EDQUOT", "53100"];
const WORDS = /No space left on device|Disk quota exceeded/i;

/** The message for the person who starts the site. */
export const DISK_FULL =
  "The disk is full: make room on it, where this folder and the database's files are, and start again.";

/**
 * True if an error, or one of its causes, means that the disk is full.
 * @param {unknown} error
 * @returns {boolean}
 */
export function isDiskFull(error) {
  if (!(error instanceof Error)) return false;
  return CODES.includes(error.code) || WORDS.test(error.message) || isDiskFull(error.cause);
}
