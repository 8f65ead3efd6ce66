/**
 * Counts the words of a page's main part as read in a wide window. Left out are words that are not read as
 * text: the frame of every page, names and hints of fields, buttons, the figures that a form works out, and
 * the words in a picture.
 */
export type WordCount = {
  /** Visible before anything is opened: a closed fold counts only its summary. */
  unfolded: number;
  /** Visible with every fold open. */
  all: number;
};

type Place = "shown" | "folded" | "left out";

type Open = {
  tag: string;
  /** Applies to the element's own words. */
  place: Place;
  /** Folds all of its words away, except those of its first `summary`. */
  isClosed: boolean;
};

const NEVER_CLOSED = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** The bar of buttons, a form's results, and the ways to be paid, which a sentence sums up. */
const OF_FORM = /\sclass="action-bar |\sdata-(result|ways)(=|\s|$)/;
const LEFT_OUT = /^(script|style|template|svg|nav|label|legend|button|select|textarea|option)$/;
const TOKEN =
  /<!--[\s\S]*?-->|<(script|style|textarea)\b[\s\S]*?<\/\1>|<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

export function countWords(html: string): WordCount {
  const count = { unfolded: 0, all: 0 };
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/i.exec(html)?.[1];
  if (main === undefined) throw new Error("the page has no main part");
  const path: Open[] = [];
  let [words, end] = ["", 0];

  const finish = () => {
    const place = path.at(-1)?.place ?? "shown";
    const read = words.split(/[ \t\r\n]+/).filter((word) => /[\p{L}\p{N}]/u.test(decode(word))).length;
    if (place === "shown") count.unfolded += read;
    if (place !== "left out") count.all += read;
    words = "";
  };
  for (const token of main.matchAll(TOKEN)) {
    words += main.slice(end, token.index);
    end = token.index + token[0].length;
    const [all, raw, closing, opening, attributes = ""] = token;
    // React separates two adjacent texts with a comment.
    if (all.startsWith("<!--") || raw) continue;
    finish();
    if (closing) leave(path, closing.toLowerCase());
    else if (opening && !NEVER_CLOSED.test(opening))
      path.push(enter(path, opening.toLowerCase(), attributes));
  }
  words += main.slice(end);
  finish();
  return count;
}

function enter(path: Open[], tag: string, attributes: string): Open {
  const parent = path.at(-1);
  const isClosed = tag === "details" && !/\sopen(=|\s|$)/.test(attributes);
  if (parent?.place === "left out" || LEFT_OUT.test(tag) || isUnseen(tag, attributes))
    return { tag, place: "left out", isClosed };
  const opens = tag === "summary" && parent?.tag === "details";
  const isFolded = (parent?.isClosed && !opens) || /\shidden="until-found"/.test(attributes);
  return { tag, place: isFolded ? "folded" : (parent?.place ?? "shown"), isClosed };
}

function leave(path: Open[], tag: string): void {
  const from = path.map((open) => open.tag).lastIndexOf(tag);
  if (from >= 0) path.length = from;
}

/** True for elements not visible in a wide window, a field's hint, or a picture described beside it. */
function isUnseen(tag: string, attributes: string): boolean {
  const classes = (/\sclass="([^"]*)"/.exec(attributes)?.[1] ?? "").split(/\s+/);
  const hasOne = (...names: string[]) => names.some((name) => classes.includes(name));
  if (tag === "dialog" && !/\sopen(=|\s|$)/.test(attributes)) return true;
  if (/\shidden(?!="until-found")(=|\s|$)|\saria-hidden="true"|\srole="img"/.test(attributes)) return true;
  if (/\sid="[^"]*-hint"/.test(attributes) || OF_FORM.test(attributes)) return true;
  if (hasOne("wide:hidden", "broad:hidden")) return true;
  const isBack = classes.some((name) => /^(wide|broad):(block|flex|grid|inline|not-sr-only)/.test(name));
  return hasOne("hidden", "sr-only") && !isBack;
}

function decode(word: string): string {
  return word.replace(/&(#x?[\da-f]+|[a-z]+);/gi, "");
}
