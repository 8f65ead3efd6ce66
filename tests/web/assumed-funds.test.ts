/** Retirement funds, entered row by row without scripts. */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { becomeGuest, type GuestPlans } from "../support/guest-plans";
import { NO_NEEDS } from "../support/no-needs";
import { today } from "../support/today";
import { readElement, readErrorSummary, readText } from "../support/visitor";

const server = inject("site");
const ASSUMED = "/en/recommended-plan/assumed";

const indebted: Partial<SurveyRecord> = {
  dob: formatDayMonthYear(addYears(today, -63)),
  retirement_date: formatDayMonthYear(today),
  retirement_savings: 450_000,
  ...NO_NEEDS,
  has_debt: "yes",
  debt_value: 300_000,
};
const THREE = {
  fund1_name: "Annuity A",
  fund1_amount: "R150 000",
  fund2_name: "Annuity B",
  fund2_amount: "150000",
  fund3_name: "Annuity C",
  fund3_amount: "150 000",
};

let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(server.origin);
});

async function openRows() {
  const plan = await guest.make("thandi", indebted);
  const window = guest.browser.clone();
  const page = await window.open(`${ASSUMED}/funds?plan=${plan}`);
  return { plan, window, page };
}

describe("funds, one by one", () => {
  it("let three annuities of R150 000 be taken whole, with no tax", async () => {
    const { plan, window } = await openRows();
    const line = await window.open(`${ASSUMED}/fund?plan=${plan}`);
    expect(line.html).toContain(`href="${ASSUMED}/funds?plan=${plan}"`);
    await window.open(`${ASSUMED}/funds?plan=${plan}`);
    const saved = await window.press("save", THREE);
    expect(saved.path).toBe(`${ASSUMED}?plan=${plan}&saved=fund#saved-fund`);
    expect(readElement(saved.html, "line-fund")).toContain(
      "You told us. Worked out for each fund: Annuity A, R150 000; Annuity B, R150 000; Annuity C, R150 000.",
    );
    await window.open(`/en/recommendation-experience/1?plan=${plan}`);
    const text = readText((await window.press("plan")).html);
    expect(text).toContain("but every fund may be taken whole: R450 000, tax-free, and no income.");
    expect(text).toContain("The law allows that up to R360 000, for each fund by itself.");
    expect(text).toContain(
      "Annuity A, R150 000. R50 000 may be taken in cash beside an income, or all of it; R50 000 of the cash comes from it.",
    );
    // From then on the line leads to the rows, and undoing them makes one fund again.
    const again = await window.open(`${ASSUMED}/fund?plan=${plan}`);
    expect(again.path).toBe(`${ASSUMED}/funds?plan=${plan}`);
    expect(window.fields().get("fund3_name")).toBe("Annuity C");
    const asked = readText(again.html);
    expect(asked).toContain("Together R450 000, as told before.");
    expect(
      asked.match(
        /R50 000 may be taken in cash beside an income, or all of it at retirement, in today’s rand/g,
      ),
    ).toHaveLength(3);
    // Without one of the funds the others do not add up to the savings, and move up.
    const removed = await window.press("remove-2");
    expect(removed.status).toBe(422);
    expect(readText(removed.html)).toContain("They add up to R300 000, which is R150 000 less");
    const typed = window.fields();
    expect([typed.get("fund2_name"), typed.get("fund3_name")]).toEqual(["Annuity C", ""]);
    const both = await window.press("save", { fund2_amount: "300 000" });
    expect(both.path).toBe(`${ASSUMED}?plan=${plan}&saved=fund#saved-fund`);
    await window.open(`${ASSUMED}/funds?plan=${plan}`);
    // A fund that is not retired from can be removed without a message: the others still add up.
    await window.press("save", { fund3_name: "Kept", fund3_amount: "80 000", fund3_isRetiredFrom: "no" });
    const kept = await window.open(`${ASSUMED}/funds?plan=${plan}`);
    expect(readText(kept.html)).toContain("R80 000 of it stays where it is, and is left out of the plan.");
    const without = await window.press("remove-3");
    expect(without.path).toBe(`${ASSUMED}/funds?plan=${plan}`);
    expect(readText(without.html)).not.toContain("stays where it is, and is left out of the plan.");
    const back = await window.press("take-back");
    expect(readElement(back.html, "line-fund")).toContain("One third may be taken in cash We assumed it.");
  });

  it("say by how much they are not the savings, and keep what was typed", async () => {
    const { window } = await openRows();
    const { html, status } = await window.press("save", { ...THREE, fund3_isRetiredFrom: "no" });
    expect(status).toBe(422);
    expect(readErrorSummary(html)).toEqual([
      {
        href: "#fund1_amount",
        words:
          "Fund 1: What is in it: the funds that are retired from have to add up to the savings of R450 000. They add up to R300 000, which is R150 000 less",
      },
    ]);
    expect(html).toContain('value="Annuity C"');
    const parts = await window.press("save", { fund3_isRetiredFrom: "yes", fund2_savings: "150 000" });
    expect(readText(parts.html)).toContain("Please enter all four amounts, R0 where there is none");
    // Only the fold of that fund is open, so that the mistake is visible.
    const folds = [...parts.html.matchAll(/<details[^>]*>(?=<summary[^>]*>[\s\S]*?<\/summary>)/g)].map(
      ([tag]) => tag,
    );
    expect(folds.filter((tag) => / open/.test(tag))).toHaveLength(1);
  });

  it("ask for the amount of a fund that is named", async () => {
    const { window } = await openRows();
    const { html, status } = await window.press("save", { ...THREE, fund4_name: "Annuity D" });
    expect(status).toBe(422);
    expect(readErrorSummary(html).map(({ href }) => href)).toEqual(["#fund4_amount"]);
    expect(html).toContain('value="Annuity D"');
  });
});
