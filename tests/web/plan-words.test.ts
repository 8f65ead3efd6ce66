/** A plan's page states its conclusions in few words, with all else one click away. */
import { describe, expect, inject, it } from "vitest";
import { describePlan } from "../../app/words/plan-page/describe-plan";
import { people } from "../../fixtures/people";
import { today } from "../support/answers";
import { countWords } from "../support/count-words";
import { becomeGuest } from "../support/guest-plans";
import { collectTexts } from "../support/recommendation";
import { readText } from "../support/visitor";

const server = inject("site");
const MOST_WORDS = 700;

/** Rand, percentages and futures, as written. */
const listFigures = (text: string) =>
  new Set(text.replaceAll("\u00a0", " ").match(/R\d+(?: \d{3})*|\d+(?:\.\d+)?%|\d+ of 20/g));

describe.each(people(today).map(({ slug }) => slug))("the plan's page of %s", (slug) => {
  it("has at most 700 words unfolded, and every figure of the plan's words", async () => {
    const guest = await becomeGuest(server.origin);
    const id = await guest.make(slug);
    const visitor = guest.browser;
    await visitor.open(`/en/recommendation-experience/1?plan=${id}`);
    const { html } = await visitor.press("plan");
    expect(countWords(html).unfolded).toBeLessThanOrEqual(MOST_WORDS);
    expect(countWords(html).all).toBeGreaterThan(1.8 * MOST_WORDS);
    const { base } = await guest.read(id);
    const said = listFigures(collectTexts(describePlan(base, await guest.readRecord(id), null)).join(" "));
    const shown = listFigures(readText(html));
    expect(said.size).toBeGreaterThan(40);
    expect([...said].filter((figure) => !shown.has(figure))).toEqual([]);
  });
});
