/** Prints a sentence for the person who runs a script. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

/** Prints the reason why a script cannot continue, and exits. */
export function refuse(sentence) {
  say(sentence);
  process.exit(1);
}
