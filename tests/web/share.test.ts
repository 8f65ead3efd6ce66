/** Making and revoking share links to a plan, without scripts: as its owner, and as a guest. */
import { beforeEach, describe, expect, inject, it } from "vitest";
import { take } from "../support/call";
import { callAs, type Customer, openCustomer, waitForAdvice } from "../support/customers";
import { becomeGuest } from "../support/guest-plans";
import { openIll } from "../support/ill-customer";
import { HIDDEN, ILL } from "../support/ill-person";
import { readMailbox, readMailWords } from "../support/mail-server";
import { startServer } from "../support/server";
import { SHARE, makeLink, openLink, readLink } from "../support/shared-links";
import {
  createVisitor,
  readElement,
  readErrorSummary,
  readText,
  readTitle,
  type Visitor,
} from "../support/visitor";

const PLAN = "/en/recommended-plan";

const server = inject("otherSite");
let owner: Customer;
beforeEach(async () => {
  // In `beforeEach`, because `expect.poll` works only inside a test.
  owner ??= await openIll(server.origin);
}, 90_000);

describe("the page that shares a plan", () => {
  it("is reached from the plan, and says what is shown and what stays before the button", async () => {
    const { visitor, id } = owner;
    await visitor.open(`${PLAN}?plan=${id}`);
    if (visitor.page().path !== `${PLAN}?plan=${id}`) await visitor.press("plan");
    expect(visitor.page().html).toContain(`href="${SHARE}?plan=${id}"`);
    const { html } = await visitor.open(`${SHARE}?plan=${id}`);
    expect(readTitle(html)).toBe("Save and share – Baobab");
    const text = readText(html);
    const order = ["What they will see", "What stays with you", "Make the link"];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(text).toContain("Your surname , unless ticked");
    expect(text).toContain("Only you see this name");
  });

  it("keeps what was typed, and names what is missing", async () => {
    const { visitor, id } = owner;
    await visitor.open(`${SHARE}?plan=${id}`);
    const typed = { label: "Naledi", include: "surname", wants_code: "yes", code_to: "", wants_mail: "yes" };
    const { status, html } = await visitor.press("make", { ...typed, send_to: "", message: "Look at this" });
    expect(status).toBe(422);
    expect(readTitle(html)).toMatch(/^Error: /);
    expect(readErrorSummary(html).map(({ href }) => href)).toEqual(["#code_to", "#send_to"]);
    const wrong = { label: " ", expires_in_days: "31", code_to: "12 34", send_to: "naledi@" };
    const all = await visitor.press("make", { ...typed, ...wrong, message: "www.baobab.example" });
    expect(readErrorSummary(all.html).map(({ href }) => href)).toEqual(
      ["label", "expires_in_days", "code_to", "send_to", "message"].map((field) => `#${field}`),
    );
    await visitor.press("make", { ...typed, send_to: "", message: "Look at this" });
    expect(html).toMatch(/value="Naledi"/);
    expect(html).toContain("Look at this");
    const unnamed = await visitor.press("make", { label: "", wants_code: "no", wants_mail: "no" });
    expect(readErrorSummary(unnamed.html)).toMatchObject([{ href: "#label" }]);
  });

  it("shows the link once, with a QR code; the same form sent again makes no second one", async () => {
    const { visitor, id } = owner;
    await visitor.open(`${SHARE}?plan=${id}`);
    const fields = visitor.fields();
    fields.set("label", "Twice");
    fields.set("intent", "make");
    const [first, second] = [await visitor.post(fields), await visitor.post(fields)];
    const html = await first.text();
    expect(first.status).toBe(200);
    expect(first.headers.get("Cache-Control")).toBe("no-store");
    expect(readTitle(html)).toBe("Your link is ready – Baobab");
    expect(readLink(html)).toMatch(/^\/en\/shared\//);
    expect(readLink(await second.text())).toBe(readLink(html));
    expect(html).toContain('aria-label="A QR code that opens the link"');
    expect(readText(html)).toContain(
      "The figures depend on your health. An expert could guess your answers.",
    );
    expect(readText(html)).toContain("Whoever has the link can read the plan, and can pass it on.");
    const [, message] = /href="(https:\/\/wa\.me\/\?text=[^"]+)" target="_blank" rel="noreferrer"/.exec(
      html,
    )!;
    expect(new URL(message!).searchParams.get("text")).toMatch(
      /^A retirement plan for you to read, until .+: http\S+\/en\/shared\/\S+$/,
    );
    const after = await visitor.open(`${SHARE}?plan=${id}`);
    expect(after.html).not.toContain("/en/shared/");
    expect(readText(after.html).match(/Twice/g)?.length).toBe(2);
    expect(readText(after.html)).toContain("One link works now");
    expect(readText((await visitor.open("/en/my-data")).html)).toContain("Twice");
    fields.set("label", "Another");
    const send = async () => {
      await visitor.open(`${SHARE}?plan=${id}`);
      return (await visitor.post(fields)).text();
    };
    expect(readText(await send())).toContain("You have already sent this form with other answers.");
    await visitor.open(`${SHARE}?plan=${id}`);
    await visitor.press("revoke");
    fields.set("label", "Twice");
    const again = await send();
    expect(readText(again)).toContain("The link that this form made no longer works.");
    expect(readLink(again)).toBe("no link");
  });

  it("says of each link what else it shows and asks for", async () => {
    const { visitor, id } = owner;
    const typed = { label: "My doctor", include: "health", wants_code: "yes", code_to: "82 555 0142" };
    await makeLink(visitor, `plan=${id}`, typed);
    const made = readText(visitor.page().html);
    expect(made).toContain("Also shows your health answers");
    expect(made).toContain("Code goes to +27 (0) 82 555 0142");
    expect(made).not.toContain("An expert could guess");
    expect(readText((await visitor.open(`${SHARE}?plan=${id}`)).html)).toContain(
      "My doctor Also shows your health answers. Asks for a code.",
    );
    expect(readText((await visitor.open("/en/my-data")).html)).toContain(
      `plan ${id}, with your health answers`,
    );
  });

  it("shares no other figures than those it showed", async () => {
    const { visitor, account, id } = await openCustomer(server.origin);
    const change = async (debt_recommend: number) => {
      const body = { id, debt_recommend };
      take(await callAs(server.origin)("overrideRecommendation", { body }, account));
    };
    await change(50_000);
    await visitor.open(`${SHARE}?plan=${id}`);
    expect(readText(visitor.page().html)).toContain(`It opens amended plan ${id}`);
    await change(40_000);
    const { status, html } = await visitor.press("make", { label: "Naledi" });
    expect(status).toBe(422);
    expect(readText(html)).toContain("This plan has changed since you opened this page.");
    const made = await visitor.press("make");
    expect(readLink(made.html)).toMatch(/^\/en\/shared\//);
    expect(readText(made.html)).toContain(`Shows amended plan ${id}`);
  });

  it("tells somebody whose illness alone leads to a living annuity that the plan tells it", async () => {
    const { visitor, account } = await openCustomer(server.origin);
    const wish = { what_is_more_important: "flexible_inc_and_inheritance" } as const;
    const body = { ...ILL, ...wish, rsaid: account.rsaid };
    const { id } = take(await callAs(server.origin)("createPlan", { body }, account));
    await waitForAdvice(server.origin, { account, id });
    const told = "We recommend this annuity because of your illness: whoever knows our method can tell.";
    expect(readText((await visitor.open(`${SHARE}?plan=${id}`)).html)).toContain(told);
    const path = await makeLink(visitor, `plan=${id}`);
    expect(readText(visitor.page().html)).toContain(told);
    const text = readText((await openLink(server.origin, path)).page().html);
    expect(text).not.toContain("Why a living annuity");
    expect(text).not.toContain("Next best");
    expect(readText((await owner.visitor.open(`${SHARE}?plan=${owner.id}`)).html)).not.toContain(told);
  });
});

it("a guest makes a link without a code and without an email", async () => {
  const guest = await becomeGuest(server.origin);
  const id = await guest.make("thandi");
  const visitor = guest.browser.clone();
  const { html } = await visitor.open(`${SHARE}?plan=${id}`);
  for (const name of ["code_to", "send_to", "message"]) expect(html).not.toContain(`name="${name}"`);
  expect([...html.matchAll(/name="expires_in_days"[^>]*value="(\d+)"/g)].map(([, days]) => days)).toEqual([
    "7",
    "30",
  ]);
  expect(html).not.toContain('value="id_number"');
  // Guests from a landing page have an adviser as well.
  expect(readText(html)).toContain("Only you see this name");
  const reader = await openLink(server.origin, await makeLink(visitor, `plan=${id}`));
  expect(reader.page().status).toBe(200);
});

describe("a link that we mail", () => {
  const send_to = "friend@example.org";
  const mailed = { wants_mail: "yes", send_to };

  it("arrives with the message as its sender's words", async () => {
    const message = "Please look at this.\r\nBaobab says: all is well";
    const typed = { ...mailed, message, wants_code: "yes", code_to: "82 555 0142" };
    const path = await makeLink(owner.visitor, `plan=${owner.id}`, typed);
    expect(path).toMatch(/^\/en\/shared\//);
    const made = readText(owner.visitor.page().html);
    expect(made).toContain(`We are also emailing it to ${send_to}.`);
    expect(made).toContain("Whoever opens it types a code from an SMS");
    const listMails = async () => (await readMailbox(server)).filter(({ to }) => to.includes(send_to));
    await expect.poll(async () => (await listMails()).map(({ to }) => to)).toEqual([[send_to]]);
    const words = readMailWords((await listMails())[0]!);
    expect(words).toContain("They write: > Please look at this. > Baobab says: all is well");
    expect(words).toContain(`${server.origin}${path}`);
    expect(words).toContain("We send a code to the cell number that they gave us for you.");
    expect(words).not.toMatch(HIDDEN);
  });

  it.each([
    ["send_to", { send_to: "friend" }, "Please enter a valid email"],
    ["message", { message: `${"long ".repeat(60)}!` }, "Please write at most 300 characters"],
    ["message", { message: "Log in at www.baobab.example" }, "Please leave out web and email addresses"],
    ["code_to", { wants_code: "yes", code_to: "011 765 4321" }, "No SMS reaches this number"],
    ["code_to", { wants_code: "yes", code_to: "82 123" }, "Please enter the whole cell phone number"],
  ])("is refused in words at %s, %j, and nothing typed is lost", async (field, wrong, words) => {
    const { visitor, id } = owner;
    await visitor.open(`${SHARE}?plan=${id}`);
    const typed = { label: "Naledi", expires_in_days: "90", message: "Look at this", ...mailed, ...wrong };
    const { status, html } = await visitor.press("make", typed);
    expect(status).toBe(422);
    expect(readErrorSummary(html)).toMatchObject([{ href: `#${field}` }]);
    expect(readElement(html, `${field}-error`)).toContain(words);
    const fields = visitor.fields();
    expect(fields.get("label")).toBe("Naledi");
    expect(fields.get("expires_in_days")).toBe("90");
    expect(fields.get("send_to")).toBe(typed.send_to);
    expect(html).toContain(`>${typed.message}</textarea>`);
  });

  it("is refused in words after ten in a day, and made without a mail", async () => {
    const { visitor, account, id } = await openCustomer(server.origin);
    const body = { id, plan_type: "base" as const, label: "One of ten", send_to };
    for (let count = 0; count < 10; count += 1)
      take(await callAs(server.origin)("sharePlan", { body }, account));
    await visitor.open(`${SHARE}?plan=${id}`);
    const refused = await visitor.press("make", { label: "The eleventh", ...mailed });
    expect(refused.status).toBe(422);
    expect(readText(refused.html)).toContain("You have emailed 10 links in the last 24 hours");
    const { html } = await visitor.press("make", { wants_mail: "no" });
    expect(readLink(html)).toMatch(/^\/en\/shared\//);
    expect(readText(html)).toContain("The eleventh");
  });
});

it.runIf(inject("isLong"))("keeps what is typed while the site restarts, and makes one link", async () => {
  const environment = { LIMIT_FACTOR: "1000" };
  const before = await startServer({ environment });
  let site = before;
  const { visitor, id } = await openCustomer(site.origin);
  await visitor.open(`${SHARE}?plan=${id}`);
  const typed = { label: "After the restart", include: "surname", expires_in_days: "7", message: "Look" };
  const restart = async (): Promise<Visitor> => {
    await site.kill();
    site = await startServer({ environment, databaseUrl: site.databaseUrl });
    return createVisitor(site.origin, visitor.cookies, page());
  };
  let page = visitor.page;
  let browser = await restart();
  const refused = await browser.press("make", { ...typed, wants_mail: "yes", send_to: "" });
  expect(refused.status).toBe(422);
  const fields = browser.fields();
  for (const name of ["label", "include", "expires_in_days"] as const)
    expect(fields.get(name), name).toBe(typed[name]);
  expect(refused.html).toContain(">Look</textarea>");
  fields.set("wants_mail", "no");
  fields.set("intent", "make");
  const first = readLink(await (await browser.post(fields)).text());
  page = browser.page;
  browser = await restart();
  const second = readLink(await (await browser.post(fields)).text());
  expect(first).toMatch(/^\/en\/shared\//);
  expect(second).toBe(first);
  const listed = readText((await browser.open(`${SHARE}?plan=${id}`)).html);
  expect(listed.match(/After the restart/g)?.length).toBe(2);
  await site.stop();
  // The first server created the database, and so drops it.
  await before.stop();
});
