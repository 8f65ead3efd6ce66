import { describe, expect, it } from "vitest";
import { findBirthDate, maskIdentityNumber, readIdentityNumber } from "./identity-number";

const TODAY = "2026-11-22";
/** The specimen that published descriptions of the number use. */
const SPECIMEN = "8001015009087";

describe("an identity number", () => {
  it("says when its holder was born, of which sex they are and whether they are a citizen", () => {
    expect(readIdentityNumber(SPECIMEN, TODAY)).toEqual({
      ok: true,
      value: { digits: SPECIMEN, birthDate: "1980-01-01", sex: "male", isCitizen: true },
    });
  });

  it("may be written with spaces", () => {
    expect(readIdentityNumber(" 800101 5009 087 ", TODAY)).toMatchObject({ value: { digits: SPECIMEN } });
  });

  it.each([
    ["6302294999185", "no birth date"],
    ["800101500908", "not 13 digits"],
    ["80010150090871", "not 13 digits"],
    ["80O1015009087", "not 13 digits"],
    ["8001015009086", "wrong check digit"],
    ["8001015009387", "no citizenship"],
    ["8013015009087", "no birth date"],
  ])("%s is refused: %s", (digits, reason) => {
    expect(readIdentityNumber(digits, TODAY)).toEqual({ ok: false, reason });
  });

  it.each([
    ["two digits of a year that has been are of this century", "2001015000088", "2020-01-01"],
    ["those of a year to come are of the last one", "6401014999188", "1964-01-01"],
    ["so are those of a day to come", "2612310000187", "1926-12-31"],
    ["29 February is of the century that had one", "0002295000083", "2000-02-29"],
  ])("%s", (_, digits, birthDate) => {
    expect(readIdentityNumber(withCheckDigit(digits), TODAY)).toMatchObject({ value: { birthDate } });
  });

  it("is of a woman below 5000 in the middle", () => {
    expect(readIdentityNumber(withCheckDigit("6303144999180"), TODAY)).toMatchObject({
      value: { sex: "female" },
    });
    expect(readIdentityNumber(withCheckDigit("6303145000180"), TODAY)).toMatchObject({
      value: { sex: "male" },
    });
  });

  it.each([
    ["a citizen", "0", true],
    ["a permanent resident", "1", false],
    ["a refugee", "2", false],
  ])("is of %s with the eleventh digit %s", (_, digit, isCitizen) => {
    expect(readIdentityNumber(withCheckDigit(`6303144999${digit}80`), TODAY)).toMatchObject({
      value: { birthDate: "1963-03-14", isCitizen },
    });
  });

  it("says when its holder was born whatever its check digit, of which a demonstration has a wrong one", () => {
    expect(findBirthDate(SPECIMEN, TODAY)).toBe("01/01/1980");
    expect(findBirthDate("8001015009086", TODAY)).toBe("01/01/1980");
    expect(findBirthDate("8013015009087", TODAY)).toBeUndefined();
    expect(findBirthDate("800101", TODAY)).toBeUndefined();
  });

  it("is shown with its year alone", () => {
    expect(maskIdentityNumber(SPECIMEN)).toBe("80•••••••••••");
  });
});

/** Corrects the last digit so that the number passes, by trying all ten. */
function withCheckDigit(digits: string): string {
  const candidates = Array.from({ length: 10 }, (_, last) => `${digits.slice(0, 12)}${last}`);
  const right = candidates.find((candidate) => readIdentityNumber(candidate, TODAY).ok);
  return right ?? `no check digit fits ${digits}`;
}
