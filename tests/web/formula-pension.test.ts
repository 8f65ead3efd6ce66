/** A pension by a formula, beside the income that the alternative lump sum would buy. Without scripts. */
import { describe, expect, inject, it } from "vitest";
import { type Changes, createVisitor, readElement, readErrorSummary, readText } from "../support/visitor";

const server = inject("site");

const OFFERED = {
  pension_per_month: "18 000",
  gratuity: "600 000",
  savings: "3 000 000",
  age: "60",
  gender: "female",
};

async function compare(changes: Changes = {}) {
  const visitor = createVisitor(server.origin);
  await visitor.open("/en/formula-pension");
  return visitor.press("compare", { ...OFFERED, ...changes });
}

/** The monthly income that the lump sum buys, by the table's rows. */
const readBought = (html: string) =>
  Number(/Each month for life R18 000 R([\d ]+\d)/.exec(readText(html))?.[1]?.replaceAll(" ", ""));

describe("a pension by a formula", () => {
  it("is told beside the life annuity, with the same cash on both sides", async () => {
    const { status, html } = await compare();
    expect(status).toBe(200);
    const text = readText(html);
    expect(text).toContain("On both sides R600 000 is taken in cash first");
    expect(text).toContain("Cash first R600 000 R600 000");
    expect(text).not.toContain("Then to your partner each month");
    const bought = readBought(html);
    expect(text.replaceAll(" ", "")).toContain(`paysaboutR${18_000 - bought}amonthmore`);
  });

  it("has one price for every amount: R2 400 000 buy four fifths of what R3 000 000 do", async () => {
    const [some, all] = [await compare(), await compare({ gratuity: "" })];
    expect(readBought(some.html) / readBought(all.html)).toBeCloseTo(0.8, 3);
  });

  it("tells what goes on to a partner", async () => {
    expect(readText((await compare({ partner_age: "57" })).html)).toContain(
      "Then to your partner each month",
    );
  });

  it("is refused in place with what is wrong, and nothing typed is lost", async () => {
    const { status, html } = await compare({ pension_per_month: "", savings: "50 000" });
    expect(status).toBe(422);
    expect(readErrorSummary(html).map(({ href }) => href)).toEqual(["#pension_per_month", "#savings"]);
    expect(readElement(html, "savings-error")).toContain("Please enter an amount greater than R100 000");
    expect(html).toContain('value="600 000"');
  });
});
