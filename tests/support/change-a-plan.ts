/** The pages that change a plan, as opened by a guest of a running site. */
import { beforeAll, expect, inject } from "vitest";
import { addYears, formatDayMonthYear, parseDayMonthYear } from "../../app/base/date";
import { formatRand } from "../../app/base/money";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { becomeGuest, type GuestPlans } from "./guest-plans";
import { type Changes, type Page, readText, type Visitor } from "./visitor";

export const PLAN = "/en/recommended-plan";
export const EDIT = `${PLAN}/edit`;
export const STEP = "/en/recommendation-experience";
export const TABS = `${STEP}/12`;
export const SHARE = "percent_capital_to_partner_dependants_annuity";

/** A guest of the running site, created before the tests of a file begin. */
export function inviteGuest(): GuestPlans {
  const guest = {} as GuestPlans;
  beforeAll(async () => void Object.assign(guest, await becomeGuest(inject("site").origin)));
  return guest;
}

/**
 * Opens a page in a window of the guest's browser.
 * @param page the end of its address: a step of the walk-through, such as `12/cash-needs`, or a page of the
 * plan, such as `edit/income`
 */
export async function openAt(
  guest: GuestPlans,
  plan: number,
  page: string,
  visitor = guest.browser.clone(),
): Promise<Visitor> {
  const path = writePath(plan, page);
  expect(await visitor.open(path)).toMatchObject({ status: 200, path });
  return visitor;
}

/** The address of such a page. */
export const writePath = (plan: number, page: string) =>
  `${/^\d/.test(page) ? STEP : PLAN}/${page}?plan=${plan}`;

/** The plan's page, which opens after the walk-through. */
export async function openPlan(guest: GuestPlans, plan: number): Promise<Visitor> {
  const visitor = await openAt(guest, plan, "1");
  await visitor.press("plan");
  return visitor;
}

/** The text of a window's page. */
export const readPage = (visitor: Visitor) => readText(visitor.page().html);

/** The value of a field, without spaces. */
export const readField = (visitor: Visitor, name: string) => visitor.fields().get(name)?.replace(/\s/g, "");

/** An amount as pages show it, with plain spaces. */
export const sayRand = (amount: number) => formatRand(amount).replace(/\u00a0/g, " ");

/** The recommended income in whole rand a month, and the amended plan's: the same one if it was not amended. */
export async function readTotals(guest: GuestPlans, plan: number) {
  const { base, edit = base } = await guest.read(plan);
  const [ours, amended] = [base, edit].map((one) =>
    Math.round(findRecommended(one).expected.monthly_income_total),
  ) as [number, number];
  return { ours, amended };
}

/** The date so many years after the recommended one. */
export async function findLaterDate(guest: GuestPlans, plan: number, years: number): Promise<string> {
  const { base } = await guest.read(plan);
  return formatDayMonthYear(addYears(parseDayMonthYear(base.common_info.retirement_date) ?? "", years));
}

/** Types a lower income at step 13, which the page compares with the recommended one, and presses Next again. */
export async function lowerIncome(visitor: Visitor, changes: Changes): Promise<Page> {
  const compared = await visitor.press("next", changes);
  expect(compared).toMatchObject({ status: 200, path: expect.stringMatching(/\/13\?plan=\d+$/) as string });
  expect(readText(compared.html)).toContain("The plan is not changed yet.");
  return visitor.press("next");
}
