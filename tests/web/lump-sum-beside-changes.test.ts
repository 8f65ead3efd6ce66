/** The lump sum beside other changes, and what step 12 says of one that its changes do not allow. */
import { beforeAll, expect, inject, it } from "vitest";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import { openTab, readPage, sayRand } from "../support/adjust-tabs";
import { today } from "../support/today";
import { NO_NEEDS } from "../support/no-needs";
import { becomeGuest } from "../support/guest-plans";
import type { GuestPlans } from "../support/guest-plans";

let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(inject("site").origin);
});

it("is recommended by the needs as they were changed, and kept as nobody's own then", async () => {
  const plan = await guest.make("thandi", {
    ...NO_NEEDS,
    retirement_date: formatDayMonthYear(today),
    retirement_savings: 3_000_000,
    has_debt: "yes",
    debt_value: 700_000,
  });
  const debt = { debt_recommend: 100_000 };
  await guest.override(plan, debt);
  const visitor = guest.browser.clone();
  await visitor.open(`/en/recommended-plan/edit/lump-sum?plan=${plan}`);
  // R700 000 took R732 927, of which 18% of what is above R550 000 went in tax; R100 000 leaves all to the free part.
  expect(readPage(visitor)).toContain(`We recommend ${sayRand(550_000)}: all that is free of tax`);
  expect(visitor.fields("save").get("lumpSum")).toBe("550\u00a0000");
  await visitor.press("show", { lumpSum: "600 000" });
  expect(readPage(visitor)).toContain(`Reset to ${sayRand(550_000)}`);
  await visitor.press("save");
  expect(await guest.readAttributes(plan)).toMatchObject({ ...debt, lump_sum: 600_000 });
  await visitor.open(`/en/recommended-plan/edit/lump-sum?plan=${plan}`);
  await visitor.press("reset");
  await visitor.press("save");
  const kept = await guest.readAttributes(plan);
  expect(kept).toMatchObject(debt);
  expect(kept).not.toHaveProperty("lump_sum");
});

it("is named with both ends once the later date that allowed it is taken back", async () => {
  const plan = await guest.make("thandi", { retirement_date: formatDayMonthYear(today) });
  const { base } = await guest.read(plan);
  const later = { retirement_date: formatDayMonthYear(addYears(today, 3)) };
  // A third of R4 200 000 is R1 400 000; in three years it has grown.
  await guest.override(plan, { ...later, lump_sum: 1_450_000 });
  const visitor = await openTab(guest, plan, "delay-retirement");
  let page = await visitor.press("next", { retirementDate: base.common_info.retirement_date });
  while (page.status === 200) page = await visitor.press("next");
  // What R150 000 of debt and R96 000 for emergencies take, free of tax.
  const said = `Lump sum has to be between ${sayRand(246_000)} and ${sayRand(1_400_000)} with these changes.`;
  expect(page.status).toBe(422);
  expect(readPage(visitor)).toContain(`${said} Choose another lump sum`);
});

it("counts in the income that the tabs come to, as a change of its own", async () => {
  const plan = await guest.make("thandi");
  const amended = await guest.override(plan, { lump_sum: 1_000_000 });
  const total = findRecommended(amended).expected.monthly_income_total;
  const recommended = findRecommended((await guest.read(plan)).base).expected.monthly_income_total;
  const visitor = await openTab(guest, plan, "delay-retirement");
  const less = Math.round(recommended) - Math.round(total);
  expect(less).toBeGreaterThan(0);
  expect(readPage(visitor)).toContain(`Your other changes -${sayRand(less)}`);
  expect(readPage(visitor)).toContain(`Less each month ${sayRand(less)}`);
});
