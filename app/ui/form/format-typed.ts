import { formatDayMonthYear, parseDayMonthYear } from "~/base/date";
import { groupThousands, parseRand } from "~/base/money";
import { parsePhone } from "~/base/phone";

export type TypedKind = "amount" | "date" | "phone";

function formatPhone(text: string): string {
  const digits = parsePhone(text);
  return digits ? `${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}` : text;
}

/** Tidies what was typed the way it will be shown again; what cannot be read stays as it is. */
export function formatTyped(kind: TypedKind, text: string): string {
  if (kind === "phone") return formatPhone(text);
  if (kind === "date") {
    const day = parseDayMonthYear(text);
    return day === undefined ? text : formatDayMonthYear(day);
  }
  const rand = parseRand(text);
  return rand === undefined ? text : groupThousands(rand);
}
