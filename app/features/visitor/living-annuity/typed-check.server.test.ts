import { describe, expect, it } from "vitest";
import { judgeTyped, typeCheck } from "./typed-check.server";

const NEW = { value: "1\u00a0300\u00a0000", monthly_income: "9\u00a0500" };
const TYPED = {
  ...NEW,
  dob: "03/06/1956",
  gender: "male",
  anniversary_month: "12",
  knows_costs: "yes",
  annual_cost_perct: "2.5",
  has_partner: "yes",
  partner_dob: "03/03/1960",
  partner_gender: "female",
  mix: "own",
  "own_mix.sa_shares": "35",
  "own_mix.sa_property": "10",
  "own_mix.sa_bonds": "24.5",
  "own_mix.inflation_linked": "10",
  "own_mix.cash": "0",
  "own_mix.foreign_shares": "20.5",
  other_taxable_income: "6\u00a0000",
  debt_payment_per_month: "2\u00a0000",
};

const read = async (typed: object) => {
  const judged = await judgeTyped({ ...TYPED, ...typed });
  return judged.ok ? judged.value : judged.reason;
};

describe("what was typed about a living annuity", () => {
  it("becomes a check, and the check becomes it again, but for what is asked anew each year", async () => {
    const judged = await judgeTyped(TYPED);
    if (!judged.ok) return expect.fail(JSON.stringify(judged.reason));
    expect(judged.value).toMatchObject({ value: 1_300_000, own_mix: { sa_bonds: 24.5 } });
    expect({ ...NEW, ...typeCheck(judged.value) }).toEqual(TYPED);
  });

  it("does not count below an answer that leaves it closed", async () => {
    const closed = { knows_costs: "no", has_partner: "no", mix: "bold" };
    const told = await read({
      ...closed,
      annual_cost_perct: "much",
      partner_dob: "never",
      "own_mix.cash": "lots",
    });
    expect(told).toMatchObject({ dob: TYPED.dob, mix: "bold", debt_payment_per_month: 2_000 });
    for (const name of ["annual_cost_perct", "partner_dob", "partner_gender", "own_mix"])
      expect(told).not.toHaveProperty(name);
  });

  it.each<[typed: object, field: string, message: string]>([
    [{ dob: "" }, "dob", "Please enter when you were born"],
    [{ dob: "31/02/1956" }, "dob", "Please enter a date"],
    [{ annual_cost_perct: "" }, "annual_cost_perct", "from 0 to 10"],
    [{ "own_mix.cash": "lots" }, "own_mix.cash", "such as 35"],
    [{ "own_mix.cash": "1" }, "own_mix", "They add up to 101"],
  ])("is judged by its rules: %o", async (typed, field, message) => {
    expect(await read(typed)).toEqual([{ field, message: expect.stringContaining(message) as string }]);
  });

  it("has parts that add up to nothing where none was posted", async () => {
    const others = Object.entries(TYPED).filter(([name]) => !name.startsWith("own_mix."));
    const message = expect.stringContaining("They add up to 0") as string;
    const judged = await judgeTyped(Object.fromEntries(others));
    expect(judged).toEqual({ ok: false, reason: [{ field: "own_mix", message }] });
  });

  it("has its mistakes in the order of the questions", async () => {
    const told = await read({ other_taxable_income: "much", "own_mix.cash": "lots", value: "" });
    const fields = ["value", "own_mix.cash", "other_taxable_income"];
    expect(told).toEqual(fields.map((field) => expect.objectContaining({ field }) as unknown));
  });
});
