/** The length of the walk-through's steps, and one income throughout their text. */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { formatRand } from "../../app/base/money";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { mostWordsOf } from "../../app/features/plan/explanation/steps/steps-left";
import { countWords } from "../support/count-words";
import { becomeGuest, type GuestPlans } from "../support/guest-plans";
import { readText } from "../support/visitor";

const STEP = "/en/recommendation-experience";
const STEPS = Array.from({ length: 13 }, (_, index) => index + 1);

/** A person for each product. */
const PEOPLE = [
  ["a living annuity plus", "thandi", {}],
  ["a living annuity", "pieter", {}],
  ["a life annuity", "nomvula", {}],
  ["an enhanced life annuity", "nomvula", { are_you_smoker: "yes" }],
] as const;

let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(inject("site").origin);
});

describe.each(PEOPLE)("the explanation of %s", (_, slug, changes) => {
  it("shows no more words a step than the time left counts before anything is opened, has two folds at most, and folds nothing on the form away", async () => {
    const plan = await guest.make(slug, changes);
    const visitor = guest.browser.clone();
    for (const step of STEPS) {
      const { html, status } = await visitor.open(`${STEP}/${step}?plan=${plan}`);
      expect(status).toBe(200);
      expect(countWords(html).unfolded, `step ${step}`).toBeLessThanOrEqual(mostWordsOf(step));
      const folded = [...html.matchAll(/<details(?![^>]*\sopen)[^>]*>[\s\S]*?<\/details>/g)].join();
      expect(folded, `step ${step}`).not.toMatch(/<input|<select|<textarea|<button/);
      const folds = html.match(/<main[\s\S]*<\/main>/)?.[0].match(/<details class="disclosure/g) ?? [];
      if (step <= 11) expect(folds.length, `step ${step}`).toBeLessThanOrEqual(2);
    }
  });

  it("says at step 5 the income of step 8, and no other", async () => {
    const plan = await guest.make(slug, changes);
    const { base } = await guest.read(plan);
    const { monthly_income_total: income } = findRecommended(base).expected;
    const visitor = guest.browser.clone();
    const read = async (step: number) => {
      const { html } = await visitor.open(`${STEP}/${step}?plan=${plan}`);
      return readText(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "");
    };
    const words = `${formatRand(income).replaceAll("\u00a0", " ")} a month`;
    expect(await read(8)).toContain(words);
    const said = await read(5);
    expect(said).toContain(`provides your income of ${words}`);
    const others = said.match(/R[\d ]+ a month(?! more| less)/g) ?? [];
    expect(others.filter((other) => other !== words)).toEqual([]);
  });
});

describe("where one is", () => {
  it("says how many minutes are left, from the words that are", async () => {
    const plan = await guest.make("thandi");
    const read = async (step: number) =>
      readText((await guest.browser.clone().open(`${STEP}/${step}?plan=${plan}`)).html);
    expect(await read(5)).toContain("Step 5 of 11 · about 7 minutes left");
    expect(await read(11)).toContain("Step 11 of 11 · less than a minute left");
    expect(await read(13)).not.toContain("left Go straight to my plan");
  });
});
