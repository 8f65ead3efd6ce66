/** The tabs that raise the income, as a guest of a running site opens them. */
import { expect } from "vitest";
import { addYears, formatDayMonthYear, parseDayMonthYear } from "../../app/base/date";
import { formatRand } from "../../app/base/money";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import type { GuestPlans } from "./guest-plans";
import { readText } from "./visitor";
import type { Visitor } from "./visitor";

export const TABS = "/en/recommendation-experience/12";

/** A window of the guest's browser at a tab. */
export async function openTab(
  guest: GuestPlans,
  plan: number,
  tab: string,
  visitor = guest.browser.clone(),
): Promise<Visitor> {
  await visitor.open(`${TABS}/${tab}?plan=${plan}`);
  expect(visitor.page().path).toBe(`${TABS}/${tab}?plan=${plan}`);
  return visitor;
}

/** The words of the page that a window shows. */
export const readPage = (visitor: Visitor) => readText(visitor.page().html);

/** An amount as the words of a page say it. */
export const sayRand = (amount: number) => formatRand(amount).replace(/\u00a0/g, " ");

/** The income that is recommended, in whole rands a month. */
export async function readTotal(guest: GuestPlans, plan: number): Promise<number> {
  const { base } = await guest.read(plan);
  return Math.round(findRecommended(base).expected.monthly_income_total);
}

/** The recommended date, so many years later. */
export async function findLaterDate(guest: GuestPlans, plan: number, years: number): Promise<string> {
  const { base } = await guest.read(plan);
  return formatDayMonthYear(addYears(parseDayMonthYear(base.common_info.retirement_date) ?? "", years));
}

/** The income that an override gives, to compare with. */
export async function readOverridden(guest: GuestPlans, plan: number): Promise<number> {
  const { edit } = await guest.read(plan);
  return edit ? Math.round(findRecommended(edit).expected.monthly_income_total) : NaN;
}
