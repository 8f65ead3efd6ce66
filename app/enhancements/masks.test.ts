import { describe, expect, it } from "vitest";
import { type MaskKind, showAfterwards, showWhileTyping, takeOutSpaces } from "./masks";

/** The field's text after each key. */
function type(kind: MaskKind, text: string): string[] {
  return [...text].map((_, last) => showWhileTyping(kind, text.slice(0, last + 1)));
}

const plain = (shown: string) => shown.replaceAll("\u00a0", " ");

describe("a mask while a person types", () => {
  it("sets a date's slashes before the digit that needs them, and takes those that are typed", () => {
    expect(type("date", "14031963")).toEqual([
      "1",
      "14",
      "14/0",
      "14/03",
      "14/03/1",
      "14/03/19",
      "14/03/196",
      "14/03/1963",
    ]);
    expect(type("date", "14/03/1963").at(-1)).toBe("14/03/1963");
    expect(type("date", "3/4/1961").at(-1)).toBe("3/4/1961");
    expect(type("date", "14/").at(-1)).toBe("14/");
  });

  it("leaves alone what is no date as DD/MM/YYYY, its own slashes taken out again", () => {
    expect(type("date", "1963-03")).toEqual(["1", "19", "19/6", "1963", "1963-", "1963-0", "1963-03"]);
    expect(type("date", "1963/3/1").at(-1)).toBe("1963/3/1");
    expect(type("date", "3 March 1963").at(-1)).toBe("3 March 1963");
    expect(type("date", "1403 63").at(-1)).toBe("1403 63");
    expect(type("date", "140319634").at(-1)).toBe("140319634");
  });

  it("groups the thousands of an amount, cents and words left alone", () => {
    expect(type("amount", "1200000").map(plain)).toEqual([
      "1",
      "12",
      "120",
      "1 200",
      "12 000",
      "120 000",
      "1 200 000",
    ]);
    expect(type("amount", "1200,5").map(plain).slice(-3)).toEqual(["1 200", "1200,", "1200,5"]);
    expect(type("amount", "R1200").at(-1)).toBe("R1200");
    expect(type("amount", "1 200 000").at(-1)).toBe("1 200 000");
    expect(type("amount", "0500").map(plain).at(-1)).toBe("0 500");
  });

  it("spaces a phone number as ## ### ####, after a 0 as ### ### ####", () => {
    expect(type("phone", "821234567").at(-1)).toBe("82 123 4567");
    expect(type("phone", "0821234567").at(-1)).toBe("082 123 4567");
    expect(type("phone", "+27821234567").at(-1)).toBe("+27821234567");
    expect(type("phone", "27821234567").at(-1)).toBe("27821234567");
  });

  it("never eats a key", () => {
    for (const kind of ["amount", "date", "phone", "year"] as const)
      for (const text of ["0", "00", "12345678901234567890", "1/2/3/4", "//", " 12", "a1b2", "12.5%", "١٢"])
        expect(showWhileTyping(kind, text).replace(/[\s/]/g, "")).toBe(text.replace(/[\s/]/g, ""));
  });
});

describe("a mask on leaving the field", () => {
  it("groups thousands of an amount with no-break spaces and drops the R", () => {
    expect(plain(showAfterwards("amount", "R99999.50"))).toBe("99 999.50");
    expect(plain(showAfterwards("amount", "R1.2m"))).toBe("1 200 000");
    expect(showAfterwards("amount", "R4200000")).toBe("4\u00a0200\u00a0000");
    expect(showAfterwards("amount", "1,500,000")).toBe("1\u00a0500\u00a0000");
  });

  it("puts slashes and zeros into a date", () => {
    expect(showAfterwards("date", "1-3-1964")).toBe("01/03/1964");
  });

  it("spaces a phone number as ## ### #### after its +27 (0), with or without the country's code", () => {
    for (const typed of [
      "0821234567",
      "821234567",
      "+27 82 123 4567",
      "0027821234567",
      "+27 (0) 82 123 4567",
      "27 82 123 4567",
      "082/123/4567",
    ]) {
      expect(showAfterwards("phone", typed)).toBe("82 123 4567");
    }
  });

  it("writes a year as digits alone", () => {
    expect(showAfterwards("year", " 2031 ")).toBe("2031");
  });

  it("leaves alone what it cannot read", () => {
    expect(showAfterwards("amount", "about 5")).toBe("about 5");
    expect(showAfterwards("date", "31/02/2026")).toBe("31/02/2026");
    expect(showAfterwards("phone", "12345")).toBe("12345");
    expect(showAfterwards("phone", "082x1234567")).toBe("082x1234567");
    expect(showAfterwards("amount", "")).toBe("");
  });

  it("reads an amount again whose groups a correction has broken", () => {
    expect(takeOutSpaces("1\u00a000\u00a0000")).toBe("100000");
    expect(takeOutSpaces("1 200 rand")).toBe("1 200 rand");
  });
});
