import { isIsoDate, type IsoDate } from "~/base/date";
import { readMonth, writeMonth } from "~/contract/survey/other-incomes";
import type { Typing } from "./typings";

/** The most characters that are read. */
const LONGEST = 20;

/** A month; accepts `3/2031` and `03 2031` too. One that cannot be read stays text, which no rule accepts. */
export const month: Typing<IsoDate> = {
  read(typed) {
    const text = typeof typed === "string" ? typed.trim().slice(0, LONGEST) : "";
    if (text === "") return undefined;
    const [, ofYear, year] = /^(\d{1,2})[/. -](\d{4})$/.exec(text) ?? [];
    return (ofYear && year && readMonth(`${ofYear.padStart(2, "0")}/${year}`)) || text;
  },
  write: (date) => (isIsoDate(date) ? writeMonth(date) : ""),
  look: { width: "max-w-[9rem]", maxLength: LONGEST },
};
