/**
 * The typings of answers: how each is read from text and written back, and how its box looks. Whether an
 * answer is valid is left to its field's rule, so pages that run React load typings without schemas.
 */
import { formatDayMonthYear, isIsoDate, type IsoDate, todayInSouthAfrica } from "~/base/date";
import { parseRand, writeAmount } from "~/base/money";
import { readTypedDay } from "~/base/typed-day";
import { parsePercent, parseWhole, parseYears } from "~/base/typed-number";
import { LOOKS } from "~/ui/form/looks";
import type { FieldLook } from "~/ui/form/text-field";

export type Typing<Value, Typed = string> = {
  /**
   * Reads a value from a form or an address. Text that cannot be read becomes a value that no rule accepts:
   * NaN, text that is no date, or undefined for a choice. So does text that is longer than any answer.
   * @returns undefined for an empty text, unless `empty` is declared
   */
  read(typed: unknown): Value | undefined;
  /** Writes a value as it would be typed; empty if it cannot be. */
  write(value: Value): Typed;
  look: FieldLook;
};

/** The most characters that are read of an answer without a limit of its own. */
export const LONGEST_SHORT = 40;

type Declared<Value> = {
  read: (text: string) => Value | undefined;
  write?: (value: Value) => string;
  /** The value of an empty text. */
  empty?: Value;
  look?: FieldLook;
  longest?: number;
};

export function declareTyping<Value>(declared: Declared<Value>): Typing<Value> {
  const { read, write = String, empty, look = {}, longest = LONGEST_SHORT } = declared;
  return {
    read(typed) {
      const [given]: unknown[] = [typed].flat();
      const kept = typeof given === "string" ? given : "";
      // Text that was cut must not be read as if it were complete.
      const text = kept.length > longest ? `${kept.slice(0, longest)}…` : kept.trim();
      return text === "" ? empty : read(text);
    },
    write,
    look,
  };
}

/** Rand, with cents. */
export const rand = declareTyping({
  read: (text) => parseRand(text) ?? NaN,
  write: writeAmount,
  look: LOOKS.amount,
});

/** Rand, rounded to whole rand. */
export const wholeRand = declareTyping({
  read: (text) => Math.round(parseRand(text) ?? NaN),
  write: (amount) => writeAmount(Math.round(amount)),
  look: LOOKS.amount,
});

/** A percentage in percentage points; an empty one is 0. */
export function percentage(decimals = 0): Typing<number> {
  return declareTyping({
    read: (text) => parsePercent(text, decimals),
    write: (points) => String(Number(points.toFixed(decimals))),
    empty: 0,
    look: decimals > 0 ? LOOKS.decimals : LOOKS.percent,
  });
}

/** A percentage, as a fraction; an empty one is 0. */
export function share(decimals = 0): Typing<number> {
  const { read, write, look } = percentage(decimals);
  return {
    read: (typed) => (read(typed) ?? NaN) / 100,
    write: (fraction) => write(fraction * 100),
    look,
  };
}

/** Years, optionally followed by the word. */
export const years = declareTyping({ read: parseYears, look: LOOKS.years });

/** A whole number, or the number of a month in a list. */
export const wholeNumber = declareTyping({ read: parseWhole, look: LOOKS.count });

/** An age in completed years. */
export const ageYears = declareTyping({
  read: (text) => (/^\d{1,3}$/.test(text) ? Number(text) : NaN),
  look: LOOKS.age,
});

/** A calendar year. */
export const year = declareTyping({
  read: (text) => (/^\d{4}$/.test(text) ? Number(text) : NaN),
  look: LOOKS.year,
});

/** A date; an impossible one, such as 31 June, stays recognizable, so that its rule can name it. */
export const day = declareTyping<IsoDate>({
  read: readTypedDay,
  write: (date) => (isIsoDate(date) ? formatDayMonthYear(date) : ""),
  look: LOOKS.date,
});

/** A date as the services take it, DD/MM/YYYY; other text stays as it was typed. */
export const sentDay = declareTyping({
  read: (text) => day.write(readTypedDay(text)) || text,
  look: LOOKS.date,
});

/** A box that is ticked to agree: its value is today's date, as the services take it. */
export const agreedToday = declareTyping({
  read: (text) => (text === "today" ? day.write(todayInSouthAfrica(new Date())) : undefined),
});

/** A detail that can be deleted: emptied, it is an empty text; not posted, it is unchanged. */
export function clearable(typing: Typing<string>): Typing<string> {
  return {
    ...typing,
    read: (typed) => (typed === undefined ? undefined : (typing.read(typed) ?? "")),
  };
}

/** One choice of a list. */
export function choiceOf<Choice extends string>(choices: readonly Choice[]): Typing<Choice> {
  return declareTyping({ read: (text) => choices.find((choice) => choice === text) });
}

/** Any choices of a list: each ticked box posts its own. */
export function choicesOf<Choice extends string | number>(
  choices: readonly Choice[],
): Typing<Choice[], string[]> {
  return {
    read: (typed) => choices.filter((choice) => [typed].flat().includes(String(choice))),
    write: (chosen) => chosen.map(String),
    look: {},
  };
}

export const yesNo = declareTyping({
  read: (text) => (text === "yes" ? true : text === "no" ? false : undefined),
  write: (answer: boolean) => (answer ? "yes" : "no"),
});
