/** Choosing a plan beside another one, after a change, from an outdated page, and as a guest, without scripts. */
import { beforeEach, describe, expect, inject, it } from "vitest";
import { formatRand } from "../../app/base/money";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { take } from "../support/call";
import { callAs, type Customer, openCustomer as openCustomerAt, waitForAdvice } from "../support/customers";
import { becomeGuest } from "../support/guest-plans";
import { readText, readTitle, type Visitor } from "../support/visitor";

const PLAN = "/en/recommended-plan";
const CHOSEN_BEFORE = "This plan was chosen before it was changed.";

const server = inject("site");

const call: ReturnType<typeof callAs> = (...args) => callAs(server.origin)(...args);

/** An account holder with an amended plan after its walk-through. */
async function openCustomer(): Promise<Customer> {
  const customer = await openCustomerAt(server.origin);
  await amend(customer, 50_000);
  await goThrough(customer);
  return customer;
}

const amend = async ({ account, id }: Customer, debt: number) =>
  take(await call("overrideRecommendation", { body: { id, debt_recommend: debt } }, account));

/** Completes the walk-through, so that the plan's page is shown. */
async function goThrough({ visitor, id }: Pick<Customer, "visitor" | "id">) {
  await visitor.open(`/en/recommendation-experience/1?plan=${id}`);
  await visitor.press("plan");
}

async function choose({ visitor, id }: Customer, planType: "base" | "edit") {
  await visitor.open(`${PLAN}/choose?plan=${id}&again`);
  return visitor.press("choose", { planType });
}

async function askToInvest(customer: Customer): Promise<string> {
  await customer.visitor.open(`${PLAN}/invest?plan=${customer.id}`);
  await customer.visitor.press("invest");
  const [request] = await listRequests(customer);
  if (!request) throw new Error("nothing was asked for");
  return request.reference;
}

const listRequests = async ({ account, id }: Customer) =>
  take(await call("getRequests", { query: { id } }, account));

const readAt = async (visitor: Visitor, address: string) => readText((await visitor.open(address)).html);

/** Both incomes a month, as pages write them. */
async function readIncomes({ account, id }: Customer) {
  const query = { id, plan_type: "both" } as const;
  const all = take(await call("getRecommendations", { query }, account));
  if (!Array.isArray(all)) throw new Error("still generating");
  const [ours = "", amended = ""] = all.map((one) =>
    formatRand(Math.round(findRecommended(one).expected.monthly_income_total)).replace(/\u00a0/g, " "),
  );
  expect(ours).not.toBe(amended);
  return { ours, amended };
}

describe.each(["quote", "invest"] as const)("a page to ask for %s that was opened before", (kind) => {
  it("asks for nothing once the other plan is chosen, and then for the one that it shows", async () => {
    const customer = await openCustomer();
    const { visitor, id } = customer;
    await choose(customer, "base");
    const stale = visitor.clone();
    expect(await readAt(stale, `${PLAN}/${kind}?plan=${id}`)).toContain("It is for the recommended plan");
    await choose(customer, "edit");
    const refused = await stale.press(kind);
    expect(refused.status).toBe(422);
    expect(readTitle(refused.html)).toMatch(/^Error: /);
    expect(readText(refused.html)).toContain("so nothing was asked for");
    expect(readText(refused.html)).toContain("It is for your amended plan");
    expect(await listRequests(customer)).toEqual([]);
    await stale.press(kind);
    expect(await listRequests(customer)).toMatchObject([{ kind, plan_type: "edit" }]);
  });
});

describe("the recommended plan, chosen beside an amended one", () => {
  let customer: Customer;
  beforeEach(async () => {
    if (customer) return;
    // Not in `beforeAll`, where `expect.poll` does not work.
    customer = await openCustomer();
    await choose(customer, "base");
  });

  it("is what the plan's page, its fees and the dashboard show, and can be taken further", async () => {
    const { visitor, id } = customer;
    const { ours, amended } = await readIncomes(customer);
    const page = await visitor.open(`${PLAN}?plan=${id}`);
    expect(readTitle(page.html)).toBe("Recommended plan – Baobab");
    const [, sentence = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page.html) ?? [];
    expect(readText(sentence)).toContain(ours);
    const words = readText(page.html);
    expect(words).toContain("This is the recommended plan, which was chosen.");
    expect(words).toContain(`the amended plan pays ${amended}:`);
    const keep = await visitor.open(`${PLAN}/keep?plan=${id}`);
    for (const way of ["quote", "invest"]) expect(keep.html).toContain(`href="${PLAN}/${way}?plan=${id}"`);
    expect(await readAt(visitor, `${PLAN}/fees?plan=${id}`)).not.toContain("What your amended plan costs");
    const dashboard = await readAt(visitor, "/en/dashboard");
    expect(dashboard).toContain(`${ours} a month, recommended Your amended plan pays R`);
    expect(dashboard).not.toContain("a month, amended");
  });

  it("leads to the amended one, which says so and leads on too", async () => {
    const { visitor, id } = customer;
    const { amended } = await readIncomes(customer);
    await visitor.open(`${PLAN}?plan=${id}`);
    const [, other = ""] = /href="([^"]+)"[^>]*>Show the amended plan/.exec(visitor.page().html) ?? [];
    const page = await visitor.open(other.replaceAll("&amp;", "&"));
    expect(readTitle(page.html)).toBe("Amended plan – Baobab");
    const [, sentence = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page.html) ?? [];
    expect(readText(sentence)).toContain(amended);
    expect(readText(page.html)).toContain("This is the amended plan. The recommended one was chosen.");
    const [, kept = ""] = /href="([^"]+\/keep\?[^"]+)"/.exec(page.html) ?? [];
    const keep = await visitor.open(kept.replaceAll("&amp;", "&"));
    expect(readText(keep.html)).toContain("You chose the recommended plan");
    for (const way of ["quote", "invest", "record-of-advice", "choose"])
      expect(keep.html).toContain(`href="${PLAN}/${way}?plan=${id}`);
  });
});

describe("a chosen plan that is changed", () => {
  it("is warned of where it is amended, and says afterwards what was chosen and asked for", async () => {
    const customer = await openCustomer();
    const { visitor, id } = customer;
    await choose(customer, "edit");
    const reference = await askToInvest(customer);
    for (const page of [`${PLAN}/edit/lump-sum`, `${PLAN}/restore`, "/en/recommendation-experience/13"]) {
      const words = await readAt(visitor, `${page}?plan=${id}`);
      expect(words).toContain("Once it is changed, that choice no longer counts");
      expect(words).toContain(`The request to invest (reference ${reference}) stays as it is`);
    }
    await amend(customer, 60_000);
    const page = await visitor.open(`${PLAN}?plan=${id}`);
    const words = readText(page.html);
    expect(words).toContain(CHOSEN_BEFORE);
    expect(words).toMatch(
      new RegExp(`We received the request to invest on [^(]+ \\(reference ${reference}\\)`),
    );
    const keep = await visitor.open(`${PLAN}/keep?plan=${id}`);
    for (const way of ["choose", "record-of-advice"])
      expect(keep.html).toContain(`href="${PLAN}/${way}?plan=${id}"`);
    expect(await readAt(visitor, "/en/dashboard")).toContain("Ready, and changed since you chose it");
  });

  it("stays chosen where only the other one changes", async () => {
    const customer = await openCustomer();
    const { visitor, id } = customer;
    await choose(customer, "base");
    const words = await readAt(visitor, `${PLAN}/edit/lump-sum?plan=${id}`);
    expect(words).toContain("It stays chosen unless another one is.");
    await amend(customer, 60_000);
    expect(await readAt(visitor, `${PLAN}?plan=${id}`)).not.toContain(CHOSEN_BEFORE);
  });

  it("is warned of beside its answers, and says afterwards what was chosen and asked for", async () => {
    const customer = await openCustomer();
    const { visitor, account, id } = customer;
    expect(await readAt(visitor, `/en/check-answers?plan=${id}`)).not.toContain("no longer counts");
    await choose(customer, "base");
    const reference = await askToInvest(customer);
    for (const page of ["/en/check-answers", "/en/3"]) {
      const words = await readAt(visitor, `${page}?plan=${id}`);
      expect(words).toContain("If it changes, that choice no longer counts");
      expect(words).toContain(`(reference ${reference})`);
    }
    const body = { retirement_savings: 5_000_000 };
    take(await call("updatePlan", { query: { id }, body }, account));
    await waitForAdvice(server.origin, customer);
    await goThrough(customer);
    const words = readText(visitor.page().html);
    expect(words).toContain(CHOSEN_BEFORE);
    expect(words).toContain(`(reference ${reference}). It was for the plan chosen then`);
  });
});

describe("a guest", () => {
  it("chooses without a record, with the way to an account beside it", async () => {
    const { browser: visitor, make, override, read } = await becomeGuest(server.origin);
    const id = await make("thandi");
    await override(id, { debt_recommend: 0 });
    await goThrough({ visitor, id });
    const asked = await visitor.open(`${PLAN}/choose?plan=${id}`);
    expect(readText(asked.html)).toContain("Without an account we keep no record of the advice");
    const register = `/en/register?next=${encodeURIComponent(`${PLAN}/choose?plan=${id}`)}`;
    expect(asked.html).toContain(`href="${register}"`);
    const done = await visitor.press("choose", { planType: "base" });
    expect(done).toMatchObject({ status: 200, path: `${PLAN}/choose?plan=${id}` });
    const words = readText(done.html);
    expect(words).toContain("You chose the recommended plan");
    expect(words).toContain("There is no record of the advice, because you have no account.");
    expect(words).not.toContain("SHA-256");
    expect(done.html).toContain(`href="${register}"`);
    expect(await read(id)).toMatchObject({ base: { selected: true }, edit: { selected: false } });
    const page = await visitor.open(`${PLAN}?plan=${id}`);
    expect(readText(page.html)).toContain("This is the recommended plan, which was chosen.");
    expect(page.html).not.toContain(`${PLAN}/record-of-advice`);
    await visitor.open(`${PLAN}/choose?plan=${id}&again`);
    await visitor.press("choose", { planType: "edit" });
    expect((await read(id)).edit?.selected).toBe(true);
  });

  it("is told why an account is needed for a quote, and to invest", async () => {
    const { browser: visitor, make } = await becomeGuest(server.origin);
    const id = await make("thandi");
    for (const [kind, why] of [
      ["quote", "We ask the provider for a quote in your name"],
      ["invest", "When you ask to invest, somebody calls you and brings papers in your name."],
    ]) {
      const words = await readAt(visitor, `${PLAN}/${kind}?plan=${id}`);
      expect(words).toContain("You need an account for this");
      expect(words).toContain(why);
      expect(words).not.toContain("When you choose a plan");
    }
  });
});

describe("where no mail server is named", () => {
  it("says of a demonstration that the email is a file, after a choice and after a request", async () => {
    const customer = await openCustomer();
    expect(readText((await choose(customer, "base")).html)).toContain(
      "Just a demo: the email about this was",
    );
    await askToInvest(customer);
    expect(readText(customer.visitor.page().html)).toContain(
      "Just a demo: the email about this was not sent.",
    );
  });
});
