/** The look of a field's box by the kind of answer: its affixes, mask, keyboard, width and maximum length. */
import type { FieldLook } from "./text-field";

export const LOOKS = {
  /** Rand, with an `R` attached to the box. */
  amount: { prefix: "R", mask: "amount", inputMode: "numeric", width: "max-w-[16rem]", maxLength: 30 },
  /** A date in one box: DD/MM/YYYY, or with its month in words. */
  date: { mask: "date", inputMode: "numeric", width: "max-w-[14rem]", maxLength: 30 },
  /** A South African cell phone number after `+27 (0)`. */
  phone: { prefix: "+27 (0)", mask: "phone", inputMode: "tel", width: "max-w-[20rem]", maxLength: 24 },
  /** A calendar year, four digits. */
  year: { mask: "year", inputMode: "numeric", width: "max-w-[7.5rem]", maxLength: 4 },
  /** A whole percentage with its sign attached; `decimals` may have decimals. */
  percent: { suffix: "%", inputMode: "numeric", width: "max-w-[9rem]", maxLength: 10 },
  decimals: { suffix: "%", inputMode: "decimal", width: "max-w-[9rem]", maxLength: 10 },
  years: { suffix: "years", inputMode: "decimal", width: "max-w-[12rem]", maxLength: 10 },
  age: { suffix: "years", inputMode: "numeric", width: "max-w-[9rem]", maxLength: 10 },
  /** A number of things. */
  count: { inputMode: "numeric", width: "max-w-[6rem]", maxLength: 9 },
} as const satisfies Record<string, FieldLook>;
