import { describe, expect, it } from "vitest";
import { explainCashPortion } from "./explain-cash-portion";

describe("the cash portion", () => {
  it("names the tax-free benefit and the three uses, and no figure", () => {
    const step = explainCashPortion({});
    expect(step.heading).toContain("take a cash portion to use the tax-free benefit");
    expect(step.uses.map(({ title }) => title)).toEqual([
      "Pay off debt",
      "Save for an emergency",
      "Personal cash needs",
    ]);
    expect(JSON.stringify(step)).not.toMatch(/R\d/);
  });
});
