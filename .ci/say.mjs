/** Tells the person who runs a script a sentence. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

/** Tells why a script cannot go on, and ends it. */
export function refuse(sentence) {
  say(sentence);
  process.exit(1);
}
