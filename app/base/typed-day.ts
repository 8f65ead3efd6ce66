/** Days as people type them. The services accept only DD/MM/YYYY. */
import { readWritten } from "./calendar";
import { type IsoDate, parseDayMonthYear } from "./date";

/** Ways of writing a day, matched once single spaces separate its parts. */
const WAYS: readonly [looks: RegExp, format: string][] = [
  [/^\d{1,2} \d{1,2} \d{4}$/, "D M YYYY"],
  [/^\d{4} \d{1,2} \d{1,2}$/, "YYYY M D"],
  [/^\d{8}$/, "DDMMYYYY"],
  [/^\d{1,2} [a-z]{3} \d{4}$/i, "D MMM YYYY"],
  [/^\d{1,2} [a-z]{4,} \d{4}$/i, "D MMMM YYYY"],
  [/^[a-z]{3} \d{1,2} \d{4}$/i, "MMM D YYYY"],
  [/^[a-z]{4,} \d{1,2} \d{4}$/i, "MMMM D YYYY"],
];

/** Month names besides the calendar's: Afrikaans ones, and one that English abbreviates in two ways. */
const OTHER_MONTHS = new Map([
  ["januarie", "January"],
  ["februarie", "February"],
  ["maart", "March"],
  ["mrt", "March"],
  ["mei", "May"],
  ["junie", "June"],
  ["julie", "July"],
  ["augustus", "August"],
  ["sept", "September"],
  ["oktober", "October"],
  ["okt", "October"],
  ["desember", "December"],
  ["des", "December"],
]);

/** The ordinal ending of a day's number: `14th`, `14th of`, and in Afrikaans `14de`, `1ste`. */
const ORDINAL = /(?<=\b\d{1,2}) ?(?:(?:st|nd|rd|th)(?: of)?|de|ste)\b/i;

/** Stands for text that is not a day, so that the field's rules can report it. */
const NOT_A_DAY = "not a day";

/**
 * Parses `3/3/1963`, the same with dots, hyphens or spaces, the eight digits alone (the numeric keypad of
 * some phones has no separators), `1963-03-03`, `3 March 1963`, `3rd March 1963` and `3 Maart 1963`.
 * @returns the day; an unreal `YYYY-MM-DD` if only the month is too short; otherwise text that is not a day
 */
export function readTypedDay(typed: string): IsoDate {
  // The browser's input mask formats these the same way; everything else needs a calendar with month names.
  const usual = parseDayMonthYear(typed);
  if (usual) return usual;
  const parts = tidyParts(typed);
  const format = WAYS.find(([looks]) => looks.test(parts))?.[1];
  if (!format) return NOT_A_DAY;
  const day = readWritten(parts, format);
  if (day) return parseDayMonthYear(day.format("DD/MM/YYYY")) ?? NOT_A_DAY;
  return findUnrealDay(parts, format) ?? NOT_A_DAY;
}

/** Normalises to single spaces, numbers without leading zeros or ordinal endings, and English month names. */
function tidyParts(typed: string): string {
  return typed
    .trim()
    .replace(/\s*[\s/.,-]\s*/g, " ")
    .replace(ORDINAL, "")
    .replace(/\b0(?=\d )|(?<= )0(?=\d$)/g, "")
    .replace(/[a-z]+/gi, nameMonth);
}

function nameMonth(word: string): string {
  const name = word.toLowerCase();
  return OTHER_MONTHS.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** Recognises a day such as 31 February, whose month exists but is shorter. */
function findUnrealDay(parts: string, format: string): string | undefined {
  const isTogether = format === "DDMMYYYY";
  const place = format.split(" ").indexOf("D");
  const words = parts.split(" ");
  const day = isTogether ? parts.slice(0, 2) : (words[place] ?? "");
  const first = isTogether
    ? `01${parts.slice(2)}`
    : words.map((word, at) => (at === place ? "1" : word)).join(" ");
  const month = readWritten(first, format)?.format("YYYY-MM");
  return month && `${month}-${day.padStart(2, "0")}`;
}
