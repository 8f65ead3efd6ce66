/** Asks the questions about a living annuity that already pays. */
import { expect, type Page } from "playwright/test";

export const QUESTIONS = "/en/living-annuity";
export const ANSWER = "/en/living-annuity/answer";

export type Answers = Partial<Record<string, string>>;

export const JOHAN: Answers = {
  dob: "03/06/1956",
  gender: "male",
  value: "1300000",
  monthly_income: "9500",
  anniversary_month: "12",
  knows_costs: "yes",
  annual_cost_perct: "2.5",
  has_partner: "no",
  mix: "middle",
  other_taxable_income: "6000",
};

export async function answer(page: Page, answers: Answers) {
  for (const [name, value = ""] of Object.entries(answers)) {
    const choice = page.locator(`input[type="radio"][name="${name}"][value="${value}"]`);
    if (name === "anniversary_month") await page.locator(`select[name="${name}"]`).selectOption(value);
    else if ((await choice.count()) > 0) await choice.check();
    else await page.locator(`input[name="${name}"]`).fill(value);
  }
}

export async function ask(page: Page, answers: Answers) {
  await page.goto(QUESTIONS);
  await answer(page, answers);
  await page.getByRole("button", { name: "Check my living annuity" }).click();
  await expect(page).toHaveURL(ANSWER);
}
