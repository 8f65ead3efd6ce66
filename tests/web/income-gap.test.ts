/** Ways to close the gap between a person's need and the plan's income, on the plan's page. */
import { describe, expect, it } from "vitest";
import { inviteGuest, openPlan, readPage, sayRand, SHARE } from "../support/change-a-plan";
import type { Visitor } from "../support/visitor";

describe("a plan held against a need", () => {
  const guest = inviteGuest();

  async function hold(need?: number, who: "thandi" | "johan" = "thandi") {
    const plan = await guest.make(who, { income_needed: need, other_taxable_income: 0 });
    const window = await openPlan(guest, plan);
    const { income_need: gap } = (await guest.read(plan)).base.common_info;
    return { plan, window, words: readPage(window), gap, closers: gap?.closers ?? [] };
  }

  /** The target of a row of the gap. */
  function findAddress(window: Visitor, name: string): string {
    const [, href = ""] = new RegExp(`href="([^"]+)"[^>]*>${name}<`).exec(window.page().html) ?? [];
    return href.replaceAll("&amp;", "&");
  }

  async function follow(window: Visitor, name: string): Promise<Visitor> {
    const page = window.clone();
    await page.open(findAddress(window, name));
    return page;
  }

  it("that is short says what would close the gap, each line a link to where it is changed", async () => {
    const { window, words, gap, closers } = await hold(30_000);
    expect(closers).toHaveLength(3);
    const names: Partial<Record<(typeof closers)[number]["lever"], string>> = {
      perct_guaranteed: "Guarantee all of it",
      retirement_date: "Retire a year later",
      [SHARE]: "Leave 10% to dependants, not 50%",
    };
    const rows = closers.map(({ lever, added_after_tax: added }) => `${names[lever]} ${sayRand(added)} more`);
    const less = sayRand(30_000 - Math.round(30_000 + gap!.over_or_short));
    expect(words).toContain([...rows, `Or spend less ${less} less`].join(" "));
    expect(words).toMatch(/ together come to R[\d ]+, still R[\d ]+ short\./);
    expect(words).toContain("little of it is left when you and Sipho have died, and the support promised");
    expect(words).not.toContain("What would change it");
    for (const name of [...Object.values(names), "Or spend less"]) {
      const { status, path } = (await follow(window, name)).page();
      expect([status, path]).toEqual([200, findAddress(window, name)]);
    }
  });

  it("that can be guaranteed says so first and leads to the part that does it, filled in and not stored", async () => {
    const { plan, window, words, gap } = await hold(10_000);
    const { guaranteed_shares: shares = [] } = (await guest.read(plan)).base.common_info;
    const share = shares.find((offered) => offered >= gap!.perct_guaranteed!)!;
    expect(words).toContain(`The ${sayRand(10_000)} you need can be guaranteed while both live.`);
    const page = await follow(window, "Guarantee what you need");
    expect(page.page().status).toBe(200);
    expect(page.fields("edit-plan").get("guaranteedShare")).toBe(String(Math.round(100 * share)));
    expect((await guest.read(plan)).edit).toBeUndefined();
  });

  it.each<["thandi" | "johan", lever: string, name: string, field: string]>([
    ["thandi", "retirement_date", "Retire a year later", "retirementDate"],
    ["thandi", SHARE, "Leave 10% to dependants, not 50%", "dependentPercentage"],
    ["johan", "income_guarantee_period", "No guaranteed years", "incomeGuaranteePeriod"],
  ])(
    "that is short leads %s with %s to its page, filled in, told after tax and not stored",
    async (who, lever, name, field) => {
      const { window, closers } = await hold(60_000, who);
      const { value, added_after_tax: added } = closers.find((closer) => closer.lever === lever)!;
      const page = await follow(window, name);
      const shown = String(lever === SHARE ? Number(value) * 100 : value);
      expect(page.fields("recalculate").get(field)).toBe(shown);
      const said = readPage(page);
      expect(said).toContain(
        `We filled in what the plan says: ${name}. By itself, that is ${sayRand(added)} more a month after tax.`,
      );
      expect(said).toMatch(/You are here: \+R[\d ]+ a month/);
      const path = page.page().path.replace("&gap=recommended", "");
      await page.open(path);
      expect(page.fields("recalculate").get(field)).not.toBe(shown);
      expect(readPage(page)).not.toMatch(/We filled in|You are here: \+R/);
      await page.open(`${path}&gap=recommended`);
      await page.press("recalculate");
      expect(page.page().path).toBe(path);
      expect(page.fields("recalculate").get(field)).toBe(shown);
    },
  );

  it("that is short says where parts are guaranteed what all of it adds after tax, and who arranges it", async () => {
    const { window, closers } = await hold(30_000);
    const all = closers.find(({ lever }) => lever === "perct_guaranteed")!;
    const page = await follow(window, "Guarantee all of it");
    expect(readPage(page)).toContain(
      `With all of it guaranteed you would have ${sayRand(all.added_after_tax)} more a month after tax, and a person has to arrange that with you. Ask for a call`,
    );
    const { window: covered, plan: other } = await hold(8_000);
    await covered.open(`/en/recommended-plan/compare?plan=${other}&show=guaranteed`);
    expect(readPage(covered)).not.toContain("With all of it guaranteed");
  });

  it.each([8_000, undefined])(
    "that is covered, of R%s, says what would change it as all plans do",
    async (need) => {
      const { words } = await hold(need);
      expect(words).not.toContain("close the gap");
      expect(words).toContain("What would change it");
    },
  );
});
