/** Without what nobody sees, such as marks that turn the direction of writing; joiners of letters and of emoji stay. */
export function dropUnseen(typed: string): string {
  return typed.replace(/(?![\u200c\u200d\u{e0020}-\u{e007f}])\p{Cf}/gu, "");
}

/** A text of one line, in which any white space counts as one space, without what nobody sees. */
export function writeOnOneLine(typed: string): string {
  return dropUnseen(typed).replace(/\s+/g, " ").trim();
}
