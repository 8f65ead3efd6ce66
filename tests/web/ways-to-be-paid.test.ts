/** The ways to be paid say one thing wherever they stand: plan, step 7, a shared plan, PDF, file and the client's page. */
import { expect, inject, it } from "vitest";
import { planFileSchema } from "../../app/contract/plan/plan-file";
import { formatRand } from "../../app/base/money";
import { askUntilDrawn } from "../support/ask-until-drawn";
import { assembleCast } from "../support/cast";
import { becomeGuest } from "../support/guest-plans";
import { readPaper } from "../support/read-paper";
import { getAs, makeLink, openLink } from "../support/shared-links";
import { readText } from "../support/visitor";

const server = inject("site");
const PLAN = "/en/recommended-plan";

/** The rand of the block, in the order in which they are read. */
function readBlock(html: string): string[] {
  const block = /<section[^>]*aria-labelledby="ways"[\s\S]*?data-ways[\s\S]*?<\/dl><\/section><\/div>/.exec(
    html,
  )?.[0];
  return readText(block ?? "").match(/R\d+(?: \d{3})*|nothing/g) ?? [];
}

it.each(["thandi", "johan"])("the figures of %s are the same in all places, to the rand", async (slug) => {
  const guest = await becomeGuest(server.origin);
  const plan = await guest.make(slug);
  const { browser } = guest;
  const step = readBlock((await browser.open(`/en/recommendation-experience/7?plan=${plan}`)).html);
  await browser.press("plan");
  const page = readBlock(browser.page().html);
  expect(page.length).toBeGreaterThan(3 * 6);
  expect(step).toEqual(page);

  const link = await makeLink(browser, `plan=${plan}`);
  const reader = await openLink(server.origin, link);
  // Why is left out there, and the sentence may be shorter; the figures are not.
  expect(readBlock(reader.page().html)).toEqual(page);

  const paper = await askUntilDrawn(() =>
    getAs(browser, `${server.origin}${PLAN}/files/plan.pdf?plan=${plan}`),
  );
  const { text } = await readPaper(Buffer.from(await paper.arrayBuffer()));
  const printed = text.replaceAll("\u00a0", " ").replace(/\s+/g, " ");
  for (const figure of page) expect(printed).toContain(figure);

  const file = await getAs(browser, `${server.origin}${PLAN}/files/plan.json?plan=${plan}`);
  const { recommended } = planFileSchema.parse(await file.json());
  const { blends = [] } = recommended.recommendation.common_info;
  for (const share of [0, 0.5, 1]) {
    const blend = blends.find(({ perct_guaranteed }) => perct_guaranteed === share);
    expect(page).toContain(formatRand(Math.round(blend!.monthly_income_total)).replaceAll("\u00a0", " "));
  }
});

it(
  "an adviser reads on the client's page what the client reads on the plan",
  { timeout: 120_000 },
  async () => {
    const { visitors, plans, person } = await assembleCast(server);
    const client = visitors.person;
    await client.open(`/en/recommendation-experience/1?plan=${plans.person}`);
    await client.press("plan");
    const own = readBlock(client.page().html);
    expect(own.length).toBeGreaterThan(3 * 6);
    const read = await visitors.planner.open(`/en/admin/clients/${person.userId}`);
    expect(readBlock(read.html)).toEqual(own);
  },
);
