import { describe, expect, it } from "vitest";
import { describeWith, JOHANS_CHECK } from "../../../tests/support/johans-check";

describe("a part in a life annuity", () => {
  it("says what half would pay, that it cannot be undone, and whose price it is", () => {
    const { title, sentences, rows, notes } = describeWith().part;
    expect(title).toBe("Half in a life annuity would pay R7 410");
    expect(sentences.join(" ")).toContain(
      "Nothing is left once you have died and 7 years have passed. This choice cannot be undone.",
    );
    expect(rows.map(({ name, cells }) => [name, ...cells])).toEqual([
      ["None of it", "R5 590", "nothing", "R756 000"],
      ["A quarter", "R6 500", "R2 310", "R566 000"],
      ["Half", "R7 410", "R4 610", "R378 000"],
      ["Three quarters", "R8 320", "R6 920", "R189 000"],
      ["All of it", "R9 230", "R9 230", "nothing"],
    ]);
    expect(notes).toBe(
      "Filled: guaranteed for life. Open: follows markets. Prices of life annuities are of 16 February 2026, for a man of 70. The real price is an insurer’s quote. Each of the two must be worth more than R165 000.",
    );
  });

  it("says what a partner gets of it", () => {
    const life_annuity = { ...JOHANS_CHECK.life_annuity, partner_perct: 75 };
    const { sentences, notes } = describeWith(
      { life_annuity },
      { partner_dob: "01/02/1960", partner_gender: "female" },
    ).part;
    expect(sentences[1]).toBe(
      "Your partner then gets 75% of it for life. Nothing is left once you have both died and 7 years have passed. This choice cannot be undone.",
    );
    expect(notes).toContain("for a man of 70 and a partner.");
    const year = describeWith({ life_annuity: { ...life_annuity, guarantee_period_years: 1 } });
    expect(year.part.sentences[1]).toContain("once you have died and a year has passed.");
  });

  it("warns whoever is older than anybody in a plan that some insurers sell none", () => {
    const warning = "Not every insurer sells one at this age.";
    // 85 and 86 on 1 December 2026.
    expect(describeWith({}, { dob: "02/12/1940" }).part.notes).not.toContain(warning);
    expect(describeWith({}, { dob: "01/12/1940" }).part.notes).toContain(warning);
  });

  const allow = (...parts: number[]) => ({
    life_annuity: {
      ...JOHANS_CHECK.life_annuity,
      parts: JOHANS_CHECK.life_annuity.parts.filter(({ perct }) => parts.includes(perct)),
    },
  });

  it("is all of it where what is left would be below the least price", () => {
    const { part, drawn } = describeWith(allow(0, 100));
    expect(part.title).toBe("All of it in a life annuity would pay R9 230");
    expect(part.sentences.join(" ")).toContain(
      "too small to split: each of the two would have to be worth more than R165 000",
    );
    expect(part.notes).not.toContain("R165 000");
    expect(drawn.help.at(-1)?.name).toBe("All of it in a life annuity");
  });
});
