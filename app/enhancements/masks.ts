import { formatDayMonthYear, parseDayMonthYear } from "~/base/date";
import { groupThousands, parseRand, writeAmount } from "~/base/money";
import { parsePhone } from "~/base/phone";

type Mask = {
  /** Sets the separators into what was typed so far; undefined when it is more than digits and separators of its own. */
  set: (typed: string) => string | undefined;
  /** Writes what was typed as it will be shown again; undefined when it cannot be read. */
  tidy: (typed: string) => string | undefined;
};

/** Days and months end at two digits; what can be no day as DD/MM/YYYY, such as one with its year first, is left alone. */
function setDate(typed: string): string | undefined {
  if (!/^[\d/]*$/.test(typed)) return undefined;
  const parts = [""];
  for (const character of typed) {
    const part = parts.at(-1) ?? "";
    if (character === "/") parts.push("");
    else if (part.length === 2 && parts.length < 3) parts.push(character);
    else parts[parts.length - 1] = part + character;
  }
  const [day = "", month = "", year = ""] = parts;
  const isPossible = Number(day) <= 31 && Number(month) <= 12 && year.length <= 4 && parts.length <= 3;
  return isPossible ? parts.join("/") : undefined;
}

function tidyDate(typed: string): string | undefined {
  const day = parseDayMonthYear(typed);
  return day === undefined ? undefined : formatDayMonthYear(day);
}

/** `## ### ####`, or `### ### ####` for somebody who begins with the 0. */
function setPhone(typed: string): string | undefined {
  const pattern = typed.startsWith("0") ? /^(\d{0,3})(\d{0,3})(\d{0,4})$/ : /^(\d{0,2})(\d{0,3})(\d{0,4})$/;
  return pattern.exec(typed)?.slice(1).filter(Boolean).join(" ");
}

function tidyPhone(typed: string): string | undefined {
  const digits = parsePhone(typed);
  return digits && setPhone(digits);
}

function tidyAmount(typed: string): string | undefined {
  const rand = parseRand(typed);
  return rand === undefined ? undefined : writeAmount(rand);
}

function tidyPercent(typed: string): string | undefined {
  const digits = /^(\d{0,3})\s*%?$/.exec(typed.trim())?.[1];
  return digits === undefined || Number(digits) > 100 ? undefined : String(Number(digits));
}

const keepDigits = (typed: string) => (/^\d*$/.test(typed) ? typed : undefined);

const MASKS = {
  amount: { set: (typed) => (/^\d*$/.test(typed) ? groupThousands(typed) : undefined), tidy: tidyAmount },
  date: { set: setDate, tidy: tidyDate },
  phone: { set: setPhone, tidy: tidyPhone },
  year: { set: keepDigits, tidy: (typed) => typed.trim() },
  percent: { set: keepDigits, tidy: tidyPercent },
} satisfies Record<string, Mask>;

export type MaskKind = keyof typeof MASKS;

export function isMaskKind(name: string | undefined): name is MaskKind {
  return name !== undefined && Object.hasOwn(MASKS, name);
}

/** What a field shows while a person types at its end: separators set, or exactly what they typed. */
export function showWhileTyping(kind: MaskKind, typed: string): string {
  return MASKS[kind].set(typed) ?? typed;
}

/** What a field shows once it was left; what cannot be read stays as it is. */
export function showAfterwards(kind: MaskKind, typed: string): string {
  return MASKS[kind].tidy(typed) ?? typed;
}

/** What a person would have typed to have this shown: spaces among digits alone are a mask's. */
export function takeOutSpaces(shown: string): string {
  return /^[\d\s]*$/.test(shown) ? shown.replace(/\s/g, "") : shown;
}
