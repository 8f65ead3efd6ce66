/** What would close the gap between what a person needs and what the plan pays, on the plan's page. */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { becomeGuest } from "../support/guest-plans";
import type { GuestPlans } from "../support/guest-plans";
import { readText } from "../support/visitor";

const rand = (amount: number) => `R${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, " ")}`;

describe("a plan held against a need", () => {
  let guest: GuestPlans;
  beforeAll(async () => {
    guest = await becomeGuest(inject("site").origin);
  });

  async function openPlan(need?: number) {
    const plan = await guest.make("thandi", { income_needed: need });
    const window = guest.browser.clone();
    await window.open(`/en/recommendation-experience/1?plan=${plan}`);
    await window.press("plan");
    return { plan, window, words: readText(window.page().html) };
  }

  it("that is short says what would close the gap, each line a link to where it is changed", async () => {
    const { plan, window, words } = await openPlan(30_000);
    const { base } = await guest.read(plan);
    const { closers } = base.common_info.income_need!;
    expect(closers).toHaveLength(3);
    const names: Partial<Record<(typeof closers)[number]["lever"], string>> = {
      perct_guaranteed: "Guarantee all of it",
      retirement_date: "Retire a year later",
      percent_capital_to_partner_dependants_annuity: "Leave 10% to dependants, not 50%",
    };
    const rows = closers.map(({ lever, added_after_tax: added }) => `${names[lever]} ${rand(added)} more`);
    const gap = rand(30_000 - Math.round(30_000 + base.common_info.income_need!.over_or_short));
    expect(words).toContain(
      ["What would close the gap A month, after tax", ...rows, `Or spend less ${gap} less`].join(" "),
    );
    expect(words).toMatch(/ together bring you to R[\d ]+, still R[\d ]+ short\./);
    expect(words).toContain("little of it is left when you and Sipho have died, and the support you");
    expect(words).not.toContain("What would change it");
    for (const name of [...Object.values(names), "Or spend less"]) {
      const [, href = ""] = new RegExp(`href="([^"]+)"[^>]*>${name}<`).exec(window.page().html) ?? [];
      const page = await window.clone().open(href.replaceAll("&amp;", "&"));
      expect([page.status, page.path]).toEqual([200, href.replaceAll("&amp;", "&")]);
    }
  });

  it.each([8_000, undefined])(
    "that is covered, of R%s, says what would change it as every plan does",
    async (need) => {
      const { words } = await openPlan(need);
      expect(words).not.toContain("close the gap");
      expect(words).toContain("What would change it");
    },
  );
});
