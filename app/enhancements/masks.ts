import { groupThousands, parseRand, writeAmount } from "~/base/money";
import { parsePhone } from "~/base/phone";
import { spellDay } from "~/base/written-day";

type Mask = {
  /** Sets the separators in the text typed so far; undefined if that holds more than digits and its own separators. */
  set: (typed: string) => string | undefined;
  /** Formats typed text as it will be shown again; undefined if it cannot be read. */
  tidy: (typed: string) => string | undefined;
};

/** Days and months end at two digits. Text that cannot be DD/MM/YYYY, such as a year first, is left alone. */
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

/** A day that its month does not have stays as typed; the server refuses it. */
function tidyDate(typed: string): string | undefined {
  const spelt = spellDay(typed);
  if (spelt === undefined) return undefined;
  const [day = 0, month = 0, year = 0] = spelt.split("/").map(Number);
  const isReal = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month >= 1 && month <= 12;
  return isReal ? spelt : undefined;
}

/** `## ### ####`, or `### ### ####` for a person who starts with the 0. */
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

const MASKS = {
  amount: { set: (typed) => (/^\d*$/.test(typed) ? groupThousands(typed) : undefined), tidy: tidyAmount },
  date: { set: setDate, tidy: tidyDate },
  phone: { set: setPhone, tidy: tidyPhone },
  year: { set: (typed) => (/^\d*$/.test(typed) ? typed : undefined), tidy: (typed) => typed.trim() },
} satisfies Record<string, Mask>;

export type MaskKind = keyof typeof MASKS;

export function isMaskKind(name: string | undefined): name is MaskKind {
  return name !== undefined && Object.hasOwn(MASKS, name);
}

/** The field's text while a person types at its end: with separators, or exactly as typed. */
export function showWhileTyping(kind: MaskKind, typed: string): string {
  return MASKS[kind].set(typed) ?? typed;
}

/** The field's text after the person leaves it; text that cannot be read stays as it is. */
export function showAfterwards(kind: MaskKind, typed: string): string {
  return MASKS[kind].tidy(typed) ?? typed;
}

/** Removes the spaces between plain digits, which come from a mask. */
export function takeOutSpaces(shown: string): string {
  return /^[\d\s]*$/.test(shown) ? shown.replace(/\s/g, "") : shown;
}
