/** What step 12 says of a lump sum of one's own that its changes do not allow. */
import { beforeAll, expect, inject, it } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import { openTab, readPage, sayRand, TABS } from "../support/adjust-tabs";
import { today } from "../support/today";
import { becomeGuest } from "../support/guest-plans";
import type { GuestPlans } from "../support/guest-plans";

let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(inject("site").origin);
});

it("is named with both ends once the later date that allowed it is taken back", async () => {
  const plan = await guest.make("thandi", { retirement_date: formatDayMonthYear(today) });
  const { base } = await guest.read(plan);
  const later = { retirement_date: formatDayMonthYear(addYears(today, 3)) };
  // A third of R4 200 000 is R1 400 000; in three years it has grown.
  await guest.override(plan, { ...later, lump_sum: 1_450_000 });
  const visitor = await openTab(guest, plan, "delay-retirement");
  let page = await visitor.press("next", { retirementDate: base.common_info.retirement_date });
  while (!page.path.includes("/result")) page = await visitor.press("next");
  // What R150 000 of debt and R96 000 for emergencies take, free of tax.
  const said = `Lump sum has to be between ${sayRand(246_000)} and ${sayRand(1_400_000)} with these changes.`;
  expect(readPage(visitor)).toContain(said);
  const refused = await visitor.press("next");
  expect(refused).toMatchObject({ status: 422, path: `${TABS}/result?plan=${plan}` });
  expect(readPage(visitor)).toContain(`${said} Choose another lump sum`);
});
