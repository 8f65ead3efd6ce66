/** Reads the figures on a page, in a PDF or in a sentence. */

/** The unit of a figure, by how it is written. */
export type FigureKind = "rand" | "percent" | "futures" | "day" | "year" | "number";

/** A figure as written, and the text around it: a sentence, a row of a table, a label. */
export type Figure = { kind: FigureKind; text: string; value: number; block: string };

const ENDS_OF_BLOCKS =
  /<\/(?:p|li|h\d|tr|caption|dt|dd|text|div|summary|legend|label|button|section|figcaption|option)>/g;
const READ_ALOUD = /\s(?:aria-label|alt|title)="([^"]*)"/g;

/** Digits that are no figure of the plan: the scale of an axis, the values of fields. */
const NO_WORDS = [
  /<head>[\s\S]*?<\/head>/g,
  /<script[\s\S]*?<\/script>/g,
  // The clock that warns of a session's end.
  /<noscript[\s\S]*?<\/noscript>/g,
  /<style[\s\S]*?<\/style>/g,
  /<!--[\s\S]*?-->/g,
  /<g class="[^"]*recharts-cartesian-axis-tick"><text[\s\S]*?<\/text>/g,
];

const ENTITIES: Record<string, string> = { quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&", nbsp: " " };

/** The texts of a page, including those only for print or screen readers; a row of a table is one text. */
export function readBlocks(html: string): string[] {
  const page = NO_WORDS.reduce((text, pattern) => text.replace(pattern, ""), html);
  const said = [...page.matchAll(READ_ALOUD)].map(([, words = ""]) => words);
  const written = page
    .replace(/<\/t[dh]>/g, " | ")
    .replace(ENDS_OF_BLOCKS, "\n")
    .replace(/(?:<[^>]+>)+/g, " ");
  return [...written.split("\n"), ...said].map(tidy).filter((text) => /\d/.test(text));
}

function tidy(text: string): string {
  return text
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[\s\u00a0]+/g, " ")
    .replace(/ ([.,;:])/g, "$1")
    .trim();
}

const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December".split(
  "|",
);
const BROKEN_DAY = new RegExp(`(\\d (?:${MONTHS.join("|")}))\\n(?=\\d{4}\\b)`, "g");
const BROKEN_FUTURES = /(\d+ of)\n(?=20\b)/g;

/** The lines of a PDF, each with its neighbours, since sentences span lines. */
export function readLines(text: string): { block: string; around: string }[] {
  const lines = text.replace(BROKEN_DAY, "$1 ").replace(BROKEN_FUTURES, "$1 ").split("\n").map(tidy);
  return lines.map((block, index) => ({ block, around: lines.slice(index - 1, index + 2).join(" ") }));
}

const PATTERNS: readonly [FigureKind, RegExp, (match: RegExpMatchArray) => number][] = [
  ["rand", /R(\d{1,3}(?: \d{3})+|\d+)(?!\d|\.\d)/, ([, digits = ""]) => Number(digits.replaceAll(" ", ""))],
  ["percent", /(\d+(?:\.\d+)?)%/, ([, digits]) => Number(digits)],
  [
    "day",
    new RegExp(`(\\d{1,2}) (${MONTHS.join("|")}) (\\d{4})`),
    ([, day, month = "", year]) => Number(year) * 10_000 + (MONTHS.indexOf(month) + 1) * 100 + Number(day),
  ],
  ["futures", /(\d+) of 20\b/, ([, good]) => Number(good)],
  // A tax year is named after the year in which it ends.
  ["year", /\b(20\d\d)\/\d\d\b/, ([, begin]) => Number(begin) + 1],
  ["year", /\b((?:19|20)\d\d)\b/, ([, year]) => Number(year)],
  ["number", /(\d{1,3}(?: \d{3})+|\d+(?:\.\d+)?)/, ([, digits = ""]) => Number(digits.replaceAll(" ", ""))],
];

/** Texts in their contexts that are the same for everyone or name a thing, and so contain no figure of a plan. */
const NOT_OF_THE_PLAN = [
  /[0-9a-f]{8}-[0-9a-f-]{27}/g,
  /(?:[0-9a-f]{8} ?){8}/g,
  /\d{4}-\d\d-\d\dT[\d:.]+Z/g,
  /\d{6} •••• \d{3}/g,
  /, \d\d:\d\d\b/g,
  /\+27 \(0\)[\d ]*\d/g,
  /\d:00 to \d\d:00/g,
  /for example [\d/ ]*\d/gi,
  /SHA-?256/gi,
  /[\d ]+ Your age/g,
  /Step \d\./g,
  /Page \d+ of \d+/g,
  /basis:? 20\d\d-\d\d|^20\d\d-\d\d$/gi,
  /\d\.\d\.\d\b/g,
  /at most 17\.5% of what it holds/g,
  /Rises 5% a year/g,
  /less than R100\b|Every R100\b/g,
];

/** The figures of a text, each once per occurrence. */
export function readFigures(block: string): Figure[] {
  let rest = NOT_OF_THE_PLAN.reduce((text, pattern) => text.replace(pattern, "#"), block);
  return PATTERNS.flatMap(([kind, pattern, read]) => {
    const found = [...rest.matchAll(new RegExp(pattern, "g"))];
    rest = rest.replace(new RegExp(pattern, "g"), "#");
    return found.map((match) => ({ kind, text: match[0], value: read(match), block }));
  });
}
