import { describe, expect, it } from "vitest";
import { describeWith } from "../../../tests/support/johans-check";
import { plain } from "../../../tests/support/recommendation";

describe("debts beside a living annuity", () => {
  const COUNSELLOR = "A registered debt counsellor may be able to lower what debts cost a month";
  // The R9 500 that is drawn leaves R9 010 after tax.
  const tell = (debt_payment_per_month: number, client?: string) =>
    describeWith({}, { debt_payment_per_month }, client);

  it("are told with what they leave of the income, or that they cost more, and who helps", () => {
    expect(plain(tell(4_000).drawn.debts)).toContain(
      `Your debts cost R4 000 a month, which leaves R5 010 of this income after tax. ${COUNSELLOR}`,
    );
    expect(plain(tell(10_000, "Johan").drawn.debts)).toContain(
      `Johan’s debts cost R10 000 a month, more than the R9 010 that this income leaves after tax. ${COUNSELLOR}`,
    );
    const { answers, answersName } = tell(4_000);
    expect(answersName).toBe("Your ten answers");
    expect(answers.at(-1)).toMatchObject({ name: "Debts cost a month" });
  });

  it("are not spoken of by somebody who has none", () => {
    expect(tell(0).drawn.debts).toBeUndefined();
  });
});
