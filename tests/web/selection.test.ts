/** Choosing a plan, and requests for a quote and to invest, without scripts. */
import { describe, expect, inject, it } from "vitest";
import { readCode } from "../support/logged-in";
import { inventIdentityNumber } from "../support/identity-numbers";
import { inventCell } from "../support/accounts";
import { thandi as thandiInSurvey, walkTo } from "../support/answers";
import { take } from "../support/call";
import { callAs, type Customer, openCustomer as openCustomerAt, waitForAdvice } from "../support/customers";
import { readMailbox } from "../support/mail-server";
import { thandi } from "../support/over-transports";
import { queryAt } from "../support/query";
import { createVisitor, readErrorSummary, readText, readTitle } from "../support/visitor";

const PLAN = "/en/recommended-plan";
const RECORD = `${PLAN}/record-of-advice`;

const server = inject("otherSite");

const call = callAs(server.origin);

const openCustomer = (options?: Parameters<typeof openCustomerAt>[1]) =>
  openCustomerAt(server.origin, options);

const amend = ({ account, id }: Customer) =>
  call("overrideRecommendation", { body: { id, debt_recommend: 50_000 } }, account);

const listRecords = async ({ account, id }: Customer) =>
  take(await call("getRecords", { query: { id } }, account));

/** Chooses the plan on its page. */
async function choose({ visitor, id }: Customer) {
  await visitor.open(`${PLAN}/choose?plan=${id}`);
  return visitor.press("choose");
}

describe("choosing a plan", () => {
  it("is confirmed with the record's SHA-256 and where the email went, and leads on", async () => {
    const customer = await openCustomer();
    const { visitor, id } = customer;
    await visitor.open(`/en/recommendation-experience/1?plan=${id}`);
    const plan = await visitor.press("plan");
    expect(plan.html).toContain(`href="${PLAN}/keep?plan=${id}"`);
    const keep = await visitor.open(`${PLAN}/keep?plan=${id}`);
    expect(keep.html).toContain(`href="${PLAN}/choose?plan=${id}"`);
    const asked = await visitor.open(`${PLAN}/choose?plan=${id}`);
    expect(readTitle(asked.html)).toBe("Choose a plan – Baobab");
    expect(readText(asked.html)).toContain("Nothing is bought and nothing is signed.");
    const done = await visitor.press("choose");
    expect(done).toMatchObject({ status: 200, path: `${PLAN}/choose?plan=${id}` });
    const [record] = await listRecords(customer);
    const words = readText(done.html);
    expect(words).toContain("You chose the recommended plan");
    expect(words.replaceAll(" ", "")).toContain(record?.sha256);
    expect(words).toContain(
      "We send an email about this to the address that you gave us, at most five a day.",
    );
    const listMails = async () =>
      (await readMailbox(server)).filter(({ to }) => to.includes(thandi.email ?? ""));
    await expect.poll(async () => (await listMails()).length).toBe(1);
    for (const page of ["quote", "invest", "record-of-advice"])
      expect(done.html).toContain(`href="${PLAN}/${page}?plan=${id}"`);
    const after = await visitor.open(`${PLAN}?plan=${id}`);
    expect(readText(after.html)).toContain("You chose this plan");
    expect((await visitor.open(`${PLAN}/keep?plan=${id}`)).html).toContain(`href="${PLAN}/quote?plan=${id}"`);
  });

  it("has one effect for each press, and each choice a record of its own", async () => {
    const customer = await openCustomer();
    const { visitor, id } = customer;
    await visitor.open(`${PLAN}/choose?plan=${id}`);
    const fields = visitor.fields();
    fields.append("intent", "choose");
    const [first, second] = await Promise.all([visitor.post(fields), visitor.post(fields)]);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(await listRecords(customer)).toHaveLength(1);
    await visitor.open(`${PLAN}/choose?plan=${id}&again`);
    expect(readText(visitor.page().html)).toContain("you chose the recommended plan");
    await visitor.press("choose");
    expect(await listRecords(customer)).toHaveLength(2);
  });

  it("asks which of two plans it is, and takes the other one from a page that the browser kept", async () => {
    const customer = await openCustomer();
    const { visitor, id } = customer;
    take(await amend(customer));
    const asked = await visitor.open(`${PLAN}/choose?plan=${id}`);
    expect(readText(asked.html)).toContain("Which plan do you choose?");
    const none = await visitor.press("choose");
    expect(none.status).toBe(422);
    expect(readTitle(none.html)).toMatch(/^Error: /);
    expect(readErrorSummary(none.html)).toMatchObject([
      { href: "#planType", words: "The plan: please choose one of the two plans" },
    ]);
    expect(await listRecords(customer)).toEqual([]);
    const kept = visitor.clone();
    const done = await visitor.press("choose", { planType: "edit" });
    expect(readText(done.html)).toContain("You chose your amended plan");
    await kept.press("choose", { planType: "base" });
    expect((await listRecords(customer)).map(({ plan_type }) => plan_type)).toEqual(["base", "edit"]);
    await visitor.open(`/en/recommendation-experience/1?plan=${id}`);
    const plan = await visitor.press("plan");
    expect(readText(plan.html)).toContain("This is the recommended plan, which was chosen.");
    const keep = await visitor.open(`${PLAN}/keep?plan=${id}`);
    expect(keep.html).toContain(`href="${PLAN}/choose?plan=${id}&amp;again"`);
  });

  it("takes no choice of figures that were changed in another window", async () => {
    const customer = await openCustomer();
    const { visitor, id } = customer;
    take(await amend(customer));
    await visitor.open(`${PLAN}/choose?plan=${id}`);
    const body = { id, debt_recommend: 60_000 };
    take(await call("overrideRecommendation", { body }, customer.account));
    const refused = await visitor.press("choose", { planType: "edit" });
    expect(refused.status).toBe(422);
    expect(readText(refused.html)).toContain("The plan has changed since you opened this page");
    expect(await listRecords(customer)).toEqual([]);
    const done = await visitor.press("choose", { planType: "edit" });
    expect(readText(done.html)).toContain("You chose your amended plan");
  });

  it("is asked anew once the plan has changed", async () => {
    const customer = await openCustomer();
    const { visitor, account, id } = customer;
    await choose(customer);
    const body = { retirement_savings: 5_000_000 };
    take(await call("updatePlan", { query: { id }, body }, account));
    expect((await visitor.open(`${PLAN}/choose?plan=${id}`)).path).toBe(`/en/waiting?plan=${id}`);
    await waitForAdvice(server.origin, customer);
    const anew = await visitor.open(`${PLAN}/choose?plan=${id}`);
    expect(readText(anew.html)).toContain("Do you choose this plan?");
    expect(readText(anew.html)).toContain("You chose this plan before it was changed.");
    expect(anew.html).toContain(`href="${RECORD}?plan=${id}"`);
    await queryAt(server, "update recommendations set engine_version = '1.0.0' where plan_id = $1", [id]);
    const outdated = await visitor.open(`${PLAN}/choose?plan=${id}`);
    expect(outdated.path).not.toContain("choose");
    expect(outdated.html).not.toContain(`${PLAN}/choose`);
  });

  it("waits until the terms are accepted, and goes on from there", async () => {
    const customer = await openCustomer({ hasAccepted: false });
    const { visitor, id } = customer;
    const terms = await visitor.open(`${PLAN}/choose?plan=${id}&then=invest`);
    expect(terms.path).toMatch(/^\/en\/accept-terms\?next=/);
    expect(readText(terms.html)).toContain("you go on where you were");
    const back = await visitor.press("accept", { accepted: "yes" });
    expect(back.path).toBe(`${PLAN}/choose?plan=${id}&then=invest`);
    expect((await visitor.press("choose")).path).toBe(`${PLAN}/invest?plan=${id}`);
  });

  it("tells a guest that they need an account, and takes their plan along", async () => {
    const visitor = createVisitor(server.origin);
    await walkTo(visitor, 7);
    const thanks = await visitor.press("save", thandiInSurvey[7]);
    const id = Number(/plan=(\d+)/.exec(thanks.path)?.[1]);
    await expect
      .poll(async () => (await visitor.open(`${PLAN}/quote?plan=${id}`)).path, { timeout: 90_000 })
      .toBe(`${PLAN}/quote?plan=${id}`);
    const needed = readText(visitor.page().html);
    expect(needed).toContain("You need an account for this");
    const [, register = ""] = /href="(\/en\/register[^"]+)"/.exec(visitor.page().html) ?? [];
    await visitor.open(register.replaceAll("&amp;", "&"));
    await visitor.press("send", { rsaIdNr: inventIdentityNumber(), cellNr: inventCell() });
    const keep = await visitor.press("verify", { otp: await readCode(visitor) });
    expect(keep.path).toMatch(/^\/en\/keep-plan/);
    const terms = await visitor.press("next", { keep: "yes" });
    expect(terms.path).toMatch(/^\/en\/accept-terms/);
    const asked = await visitor.press("accept", { accepted: "yes" });
    expect(asked.path).toBe(`${PLAN}/choose?plan=${id}&then=quote`);
    expect(readText(asked.html)).toContain("Before you ask for a quote, choose the plan that it is for.");
  });

  it("takes no form that is not trusted", async () => {
    const customer = await openCustomer();
    const { visitor, id } = customer;
    await visitor.open(`${PLAN}/choose?plan=${id}`);
    const page = await visitor.press("choose", { csrf: "of long ago" });
    expect(page.status).toBe(422);
    expect(readText(page.html)).toContain("please press the button again");
    expect(await listRecords(customer)).toEqual([]);
    expect((await visitor.press("choose")).status).toBe(200);
  });
});

describe.each([
  ["quote", "Ask for a quote?", "You asked for a quote"],
  ["invest", "Ask to invest in this plan?", "You asked to invest"],
] as const)("asking for %s", (kind, question, done) => {
  it("comes after the choice, is confirmed with one reference, and is mailed", async () => {
    const customer = await openCustomer();
    const { visitor, account, id } = customer;
    const first = await visitor.open(`${PLAN}/${kind}?plan=${id}`);
    expect(first.path).toBe(`${PLAN}/choose?plan=${id}&then=${kind}`);
    const asked = await visitor.press("choose");
    expect(asked.path).toBe(`${PLAN}/${kind}?plan=${id}`);
    expect(readText(asked.html)).toContain(question);
    expect(readText(asked.html)).toContain("Acacia Life provides the living annuity plus.");
    const fields = visitor.fields();
    fields.append("intent", kind);
    await Promise.all([visitor.post(fields), visitor.post(fields)]);
    const page = await visitor.open(`${PLAN}/${kind}?plan=${id}`);
    const requests = take(await call("getRequests", { query: { id } }, account));
    expect(requests).toMatchObject([{ kind, plan_type: "base", is_current: true }]);
    const { reference } = requests[0]!;
    const words = readText(page.html);
    expect(words).toContain(done);
    expect(words).toContain(`Your reference ${reference}`);
    expect(words).toContain(
      "We send an email about this to the address that you gave us, at most five a day.",
    );
    const tell = async () =>
      (await readMailbox(server))
        .filter(({ content }) => content.includes(reference))
        .flatMap(({ to }) => to);
    await expect
      .poll(async () => (await tell()).sort())
      .toEqual(["operator@example.org", thandi.email].sort());
    const [main] = /<main.*<\/main>/s.exec(page.html) ?? [];
    expect(main).not.toMatch(/<button[^>]*name="intent"/);
  });

  it("is asked anew for a plan that has changed, and names the first reference", async () => {
    const customer = await openCustomer();
    const { visitor, account, id } = customer;
    take(await amend(customer));
    await visitor.open(`${PLAN}/choose?plan=${id}&then=${kind}`);
    await visitor.press("choose", { planType: "edit" });
    await visitor.press(kind);
    const [{ reference } = { reference: "" }] = take(await call("getRequests", { query: { id } }, account));
    take(await call("overrideRecommendation", { body: { id, debt_recommend: 60_000 } }, account));
    expect((await visitor.open(`${PLAN}/${kind}?plan=${id}`)).path).toContain("/choose?");
    const again = await visitor.press("choose", { planType: "edit" });
    expect(readText(again.html)).toContain(`(reference ${reference})`);
    const anew = await visitor.press(kind);
    expect(readText(anew.html)).toContain(done);
    expect(readText(anew.html)).not.toContain(reference);
  });
});
