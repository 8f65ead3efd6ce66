/** Savings below what a plan is made for: four fields, and both ways on the page that answers. Without scripts. */
import { describe, expect, inject, it } from "vitest";
import { thandi, walkOn } from "../support/answers";
import { createVisitor, readElement, readErrorSummary, readText } from "../support/visitor";
import type { Changes } from "../support/visitor";

const server = inject("site");

async function ask(changes: Changes) {
  const visitor = createVisitor(server.origin);
  await visitor.open("/en/small-savings");
  const page = await visitor.press("weigh", changes);
  return { visitor, page, text: readText(page.html) };
}

describe("small savings", () => {
  it("of R54 000 are R54 000 in cash without tax, or an income for life of all of it", async () => {
    const { page, text } = await ask({ age: "62", retirement_savings: "R54 000" });
    expect(page.status).toBe(200);
    expect(text).toMatch(/R\d{3} a month for life, or R54 000 in cash/);
    expect(text).toContain("Taken in cash R0 Tax on it R0 Buys a life annuity R54 000");
    expect(text).toContain("Taken in cash R54 000 Tax on it R0 In your hand R54 000");
    expect(text).not.toContain("Debt first");
    expect(text).not.toContain("Start a plan");
  });

  it("of R228 000 with a debt of R120 000 pay it first, and the grant may be due", async () => {
    const { text } = await ask({ age: "62", retirement_savings: "228 000", debt_value: "120000" });
    // A third is R76 000, so that R44 000 of the debt stays beside R152 000 in the annuity; all in cash leaves R108 000.
    expect(text).toMatch(/R\d{3} a month for life, or R108 000 in cash/);
    expect(text).toContain("To your debt R76 000 Debt that stays R44 000 Buys a life annuity R152 000");
    expect(text).toContain("To your debt R120 000 Debt that stays R0 In your hand R108 000");
    // 20% of R44 000 is R8 800 a year, R733 a month.
    expect(text).toContain("the R44 000 that stays beside the income would cost you about R730 a month");
    expect(text).toContain("You may get the older person’s grant as well");
    expect(text).toContain("From 60 the state pays up to R2 400 a month");
    expect(text).toContain("for a woman of 62 and a half");
    expect(text).toContain("Start a plan");
  });

  it("bear tax after earlier cash, say less debt where nothing is left, and name the grant's age", async () => {
    // After R550 000, 18% of R60 000 is R10 800: R49 200 goes to the debt. Of a third, R20 000, R16 400 does.
    const { text } = await ask({
      age: "56",
      retirement_savings: "60 000",
      earlier_lump_sums: "550 000",
      debt_value: "70 000",
    });
    expect(text).toMatch(/R\d{3} a month for life, or R32 800 less debt/);
    expect(text).toContain("Tax on it R10 800 To your debt R49 200 Debt that stays R20 800 In your hand R0");
    expect(text).toContain("All of it goes to your debt.");
    expect(text).toContain("From 60 you may get the older person’s grant as well");
  });

  it("come again with what was typed, to be changed", async () => {
    const { visitor } = await ask({ age: "62", retirement_savings: "54 000", debt_value: "12 000" });
    expect(visitor.fields("weigh").get("debt_value")).toBe("12 000");
    const page = await visitor.press("weigh", { debt_value: "" });
    expect(readText(page.html)).toContain("or R54 000 in cash");
  });

  it("are kept nowhere: a fresh look at the page knows nothing", async () => {
    const { visitor } = await ask({ age: "62", retirement_savings: "54 000" });
    expect((await visitor.open("/en/small-savings")).html).not.toContain("54");
    expect(visitor.fields("weigh").get("retirement_savings")).toBe("");
  });

  it.each<[Changes, string[]]>([
    [{}, ["#age", "#retirement_savings"]],
    [{ age: "62", retirement_savings: "lots" }, ["#retirement_savings"]],
    [{ age: "54", retirement_savings: "54 000" }, ["#age"]],
    [{ age: "62", retirement_savings: "360 001" }, ["#retirement_savings"]],
    [{ age: "62", retirement_savings: "54 000", debt_value: "some" }, ["#debt_value"]],
  ])("that cannot be weighed are refused at their fields: %o", async (changes, fields) => {
    const { page } = await ask(changes);
    expect(page.status).toBe(422);
    expect(readErrorSummary(page.html).map(({ href }) => href)).toEqual(fields);
  });
});

it("step 2 keeps its message for less than R100 000 and leads there", async () => {
  const visitor = createVisitor(server.origin);
  await walkOn(visitor, 2);
  const { html } = await visitor.press("next", { ...thandi[2], investments: "54 000" });
  expect(readText(html)).toContain("Please enter an amount greater than R100 000");
  expect(readElement(html, "investments-way-on")).toBe(
    "If you have less than that, you may take all of it in cash: see what it gives you",
  );
  expect(html).toContain('href="/en/small-savings"');
});
