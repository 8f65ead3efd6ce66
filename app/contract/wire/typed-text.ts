/** Removes invisible characters, such as marks of writing direction; joiners of letters and of emoji stay. */
export function dropUnseen(typed: string): string {
  return typed.replace(/(?![\u200c\u200d\u{e0020}-\u{e007f}])\p{Cf}/gu, "");
}

/** One line of text: any white space becomes one space, and invisible characters go. */
export function writeOnOneLine(typed: string): string {
  return dropUnseen(typed).replace(/\s+/g, " ").trim();
}
