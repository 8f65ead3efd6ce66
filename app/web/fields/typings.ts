/**
 * How answers are typed, by what is asked: read from text, written back into it, and how their box looks. What an answer may
 * be is for the rule of its field to say, so pages that run React have this without schemas.
 */
import { formatDayMonthYear, isIsoDate, todayInSouthAfrica } from "~/base/date";
import type { IsoDate } from "~/base/date";
import { parseRand, writeAmount } from "~/base/money";
import { readPhone } from "~/base/phone";
import { readTypedDay } from "~/base/typed-day";
import { parsePercent, parseWhole, parseYears } from "~/base/typed-number";
import { LOOKS } from "~/ui/form/looks";
import type { FieldLook } from "~/ui/form/text-field";

export type Typing<Value, Typed = string> = {
  /**
   * Reads what a form or an address carries. Text that cannot be read becomes a value that no rule accepts: NaN, text that is
   * no day, or undefined where there is something to choose from. So does a text that is longer than any answer.
   * @returns undefined for an empty text, unless that says something
   */
  read(typed: unknown): Value | undefined;
  /** Writes a value as it would have been typed; empty for one that cannot be. */
  write(value: Value): Typed;
  look: FieldLook;
};

/** The most characters of an answer that are read, where its rule names no other limit. No one needs more. */
export const LONGEST_SHORT = 40;

type Declared<Value> = {
  read: (text: string) => Value | undefined;
  write?: (value: Value) => string;
  /** What an empty text says. */
  empty?: Value;
  look?: FieldLook;
  longest?: number;
};

function declareTyping<Value>(declared: Declared<Value>): Typing<Value> {
  const { read, write = String, empty, look = {}, longest = LONGEST_SHORT } = declared;
  return {
    read(typed) {
      const [given]: unknown[] = [typed].flat();
      const kept = typeof given === "string" ? given : "";
      // A text that was cut must not be read as if it were complete.
      const text = kept.length > longest ? `${kept.slice(0, longest)}…` : kept.trim();
      return text === "" ? empty : read(text);
    },
    write,
    look,
  };
}

/** Rand with their cents. */
export const rand = declareTyping({
  read: (text) => parseRand(text) ?? NaN,
  write: writeAmount,
  look: LOOKS.amount,
});

/** Rand of which the cents do not count. */
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

/** A percentage that has to be said: left empty it is no 0, which no rule accepts; one that was not posted is undefined. */
export function neededPercentage(decimals = 0): Typing<number> {
  const { read, ...typing } = percentage(decimals);
  return {
    ...typing,
    read(typed) {
      if (typed === undefined) return undefined;
      return /\d/.test(String(typed)) ? read(typed) : NaN;
    },
  };
}

/** The same as a fraction. */
export function share(decimals = 0): Typing<number> {
  const { read, write, look } = percentage(decimals);
  return {
    read: (typed) => (read(typed) ?? NaN) / 100,
    write: (fraction) => write(fraction * 100),
    look,
  };
}

/** Years, which may have the word behind them. */
export const years = declareTyping({ read: parseYears, look: LOOKS.years });

/** A whole number of something, or the number of a month in a list. */
export const wholeNumber = declareTyping({ read: parseWhole, look: LOOKS.count });

/** Other incomes and funds, which no form asks for in one box: as they are kept with unfinished answers. */
export const rows = declareTyping<readonly object[]>({
  read: (text) => JSON.parse(text) as readonly object[],
  write: (answer) => JSON.stringify(answer),
  longest: 2_000,
});

/** Completed years of somebody's age. */
export const ageYears = declareTyping({
  read: (text) => (/^\d{1,3}$/.test(text) ? Number(text) : NaN),
  look: LOOKS.age,
});

/** A calendar year. */
export const year = declareTyping({
  read: (text) => (/^\d{4}$/.test(text) ? Number(text) : NaN),
  look: LOOKS.year,
});

/** A day; one that no month has stays recognizable, so that its rule can name it. */
export const day = declareTyping<IsoDate>({
  read: readTypedDay,
  write: (date) => (isIsoDate(date) ? formatDayMonthYear(date) : ""),
  look: LOOKS.date,
});

/** A day as the services are sent it, DD/MM/YYYY; text that is no day stays as it was typed. */
export const sentDay = declareTyping({
  read: (text) => day.write(readTypedDay(text)) || text,
  look: LOOKS.date,
});

/** A box that is ticked because somebody agreed today: the day, as the services are sent it. */
export const agreedToday = declareTyping({
  read: (text) => (text === "today" ? day.write(todayInSouthAfrica(new Date())) : undefined),
});

/** A cell phone number as the survey holds it, `+270…`; text that is none stays as it was typed. */
export const cell = declareTyping({
  read: readPhone,
  write: (phone) => phone.replace(/^\+270/, ""),
  look: LOOKS.phone,
});

/** A text that is read as it is, of which its rule says how long it may be. */
function declareText(look: FieldLook): Typing<string> {
  return declareTyping({ read: (text) => text, longest: Infinity, look });
}

export const shortText = declareText({});
/** Text of several lines. */
export const message = declareText({});
export const email = declareText({ type: "email", inputMode: "email" });

/** A detail that may be taken away: emptied it is an empty text, and one that was not posted stays as it is. */
export function clearable(typing: Typing<string>): Typing<string> {
  return {
    ...typing,
    read: (typed) => (typed === undefined ? undefined : (typing.read(typed) ?? "")),
  };
}

/** One of a list. */
export function choiceOf<Choice extends string>(choices: readonly Choice[]): Typing<Choice> {
  return declareTyping({ read: (text) => choices.find((choice) => choice === text) });
}

/** Any of a list: each box that is ticked posts its own. */
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
