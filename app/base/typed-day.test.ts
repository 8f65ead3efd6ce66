import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTypedDay } from "./typed-day";

const NOT_A_DAY = "not a day";

describe("a day", () => {
  it.each([
    ["03/03/1963", "1963-03-03"],
    ["3/3/1963", "1963-03-03"],
    ["3.3.1963", "1963-03-03"],
    ["03-03-1963", "1963-03-03"],
    ["03 / 03 / 1963", "1963-03-03"],
    ["3 3 1963", "1963-03-03"],
    ["03031963", "1963-03-03"],
    ["1963-03-01", "1963-03-01"],
    ["1963/3/1", "1963-03-01"],
    ["1963.03.01", "1963-03-01"],
    ["3 March 1963", "1963-03-03"],
    ["03 march 1963", "1963-03-03"],
    ["3 MAR 1963", "1963-03-03"],
    ["3-Mar-1963", "1963-03-03"],
    ["March 3, 1963", "1963-03-03"],
    ["3 Sept 1963", "1963-09-03"],
    ["3 May 1963", "1963-05-03"],
    ["14th March 1960", "1960-03-14"],
    ["14 th march 1960", "1960-03-14"],
    ["14th of March, 1960", "1960-03-14"],
    ["1st Dec 1960", "1960-12-01"],
    ["2nd May 1960", "1960-05-02"],
    ["March 3rd, 1960", "1960-03-03"],
    ["03rd March 1960", "1960-03-03"],
    ["14de Mrt. 1960", "1960-03-14"],
    ["1ste Mei 1960", "1960-05-01"],
    ["29/02/1964", "1964-02-29"],
    [" 10/10/1960 ", "1960-10-10"],
  ])("written as %j is read", (typed, day) => expect(readTypedDay(typed)).toBe(day));

  it.each([
    ["Januarie", "Jan", "01"],
    ["Februarie", "Feb", "02"],
    ["Maart", "Mrt", "03"],
    ["April", "Apr", "04"],
    ["Mei", "Mei", "05"],
    ["Junie", "Jun", "06"],
    ["Julie", "Jul", "07"],
    ["Augustus", "Aug", "08"],
    ["September", "Sep", "09"],
    ["September", "Sept", "09"],
    ["Oktober", "Okt", "10"],
    ["November", "Nov", "11"],
    ["Desember", "Des", "12"],
  ])("in %s, or %s, is read as Afrikaans writes it", (name, short, month) => {
    for (const written of [name, short, name.toLowerCase(), `${short}.`])
      expect(readTypedDay(`14 ${written} 1960`)).toBe(`1960-${month}-14`);
  });

  it.each([
    ["31/02/1963", "1963-02-31"],
    ["31021963", "1963-02-31"],
    ["1963-02-31", "1963-02-31"],
    ["29 February 1963", "1963-02-29"],
    ["31st Februarie 1963", "1963-02-31"],
    ["00/03/1963", "1963-03-00"],
  ])("that does not exist, %j, is told from what cannot be read", (typed, unreal) =>
    expect(readTypedDay(typed)).toBe(unreal),
  );

  it.each([
    "",
    "1963",
    "3/13/1963",
    "3 Foo 1963",
    "3 Marchtober 1963",
    "1960th March 3",
    "th March 1960",
    "3/3/63",
    "3 March",
    "soon",
    "3/3/1963/4",
  ])("is not made of %j", (typed) => expect(readTypedDay(typed)).toBe(NOT_A_DAY));

  it("is read back as it was written, in every way", () => {
    const anyDay = fc
      .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2090, 11, 31) / 86_400_000 })
      .map((days) => new Date(days * 86_400_000));
    const inWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
    fc.assert(
      fc.property(anyDay, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, day] = iso.split("-");
        for (const written of [iso, `${day}/${month}/${year}`, `${day}${month}${year}`, inWords.format(date)])
          expect(readTypedDay(written)).toBe(iso);
      }),
    );
  });
});
