/**
 * A plan's address in a browser that is not logged in asks for a login, and then opens exactly the page that
 * it names.
 */
import { beforeEach, describe, expect, inject, it } from "vitest";
import { openAccount } from "../support/accounts";
import { take } from "../support/call";
import { callAs, type Customer, openCustomer, waitForAdvice } from "../support/customers";
import { endSession, readCode } from "../support/logged-in";
import { logInVisitor } from "../support/logged-in-visitor";
import { queryAt } from "../support/query";
import { employAt, giveAdviser } from "../support/staff";
import { thandi } from "../support/over-transports";
import { thandi as answers, walkTo } from "../support/answers";
import { createVisitor, type Page, readText, readTitle, type Visitor } from "../support/visitor";

const PLAN = "/en/recommended-plan";
const LOG_IN = "Log in to open it";
const TABS = "/en/recommendation-experience/12";

const server = inject("site");
let owner: Customer;
beforeEach(async () => {
  // In `beforeEach`, because `expect.poll` works only inside a test.
  if (owner) return;
  owner = await openCustomer(server.origin);
  const { visitor, account, id } = owner;
  const body = { id, debt_recommend: 50_000 };
  take(await callAs(server.origin)("overrideRecommendation", { body }, account));
  await visitor.open(`${PLAN}?plan=${id}`);
  await visitor.press("plan");
  // A newer plan, to which an address that lost its number would lead.
  const newer = { body: { ...thandi, rsaid: account.rsaid } };
  const { id: newest } = take(await callAs(server.origin)("createPlan", newer, account));
  await waitForAdvice(server.origin, { account, id: newest });
}, 90_000);

const readMain = ({ html }: Page) => readText(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "");

/** The addresses of the plan's pages, and of every other view that they link to. */
async function listAddresses(): Promise<string[]> {
  const { visitor, id } = owner;
  const pages = [PLAN, `${PLAN}/charts`, `${PLAN}/fees`, `${PLAN}/compare`, `${PLAN}/share`, TABS];
  const addresses = new Set(pages.map((page) => `${page}?plan=${id}`));
  const isView = (to: string) => (to.startsWith(PLAN) || to.startsWith(TABS)) && !to.includes("/files/");
  for (const page of [...addresses]) {
    const { html } = await visitor.open(page);
    for (const [, href = ""] of html.matchAll(/<a[^>]*href="([^"]*)"/g)) {
      const to = href.replaceAll("&amp;", "&").split("#")[0] ?? "";
      if (isView(to)) addresses.add(to);
    }
  }
  return [...addresses];
}

/** The first of the addresses that differ only in parameter values. */
function oneOfEachKind(addresses: readonly string[]): string[] {
  const kinds = addresses.map((address) => {
    const { pathname, searchParams } = new URL(address, server.origin);
    return [pathname, ...[...searchParams.keys()].sort()].join(" ");
  });
  return addresses.filter((_, place) => kinds.indexOf(kinds[place]!) === place);
}

/** The target of a link on a page. */
function readWay({ html }: Page, words: string): string {
  const way = new RegExp(`<a[^>]*href="([^"]*)"[^>]*>${words}</a>`).exec(html)?.[1] ?? "no way";
  return way.replaceAll("&amp;", "&");
}

/** Logs in by a link on the visitor's page. */
async function logInFrom(visitor: Visitor, words: string, rsaIdNr = owner.account.rsaid): Promise<Page> {
  await visitor.open(readWay(visitor.page(), words));
  await visitor.press("send", { rsaIdNr });
  return visitor.press("verify", { otp: await readCode(visitor) });
}

describe("the address of a plan", () => {
  it("asks to log in, and leads to the same view of the same plan", { timeout: 300_000 }, async () => {
    const { account } = owner;
    const addresses = await listAddresses();
    for (const part of ["view=savings", "market=poor", "type=recommended", "show=", "/charts?", "/12/"])
      expect(addresses.join(" ")).toContain(part);
    expect(addresses.length).toBeGreaterThan(25);
    for (const address of inject("isLong") ? addresses : oneOfEachKind(addresses)) {
      const seen = await owner.visitor.open(address);
      expect(seen.status, address).toBe(200);
      const stranger = createVisitor(server.origin);
      const closed = await stranger.open(address);
      expect(closed.status, address).toBe(404);
      expect(readTitle(closed.html), address).toBe("This browser cannot open this plan – Baobab");
      // A logged-in person is redirected without a code, of which a day allows only a few.
      const landed = await (await logInVisitor(server.origin, account)).open(readWay(closed, LOG_IN));
      expect(landed, address).toMatchObject({ status: 200, path: seen.path });
      expect(readMain(landed), address).toBe(readMain(seen));
    }
    const [address = ""] = addresses.filter((one) => one.includes("view=savings"));
    const stranger = createVisitor(server.origin);
    await stranger.open(address);
    const landed = await logInFrom(stranger, LOG_IN);
    expect(landed).toMatchObject({ status: 200, path: address });
    expect(readMain(landed)).toBe(readMain(await owner.visitor.open(address)));
  });

  it("asks whoever is a guest here as well, and keeps their plan for later", async () => {
    const address = `${PLAN}?plan=${owner.id}&view=savings`;
    const guest = createVisitor(server.origin);
    await walkTo(guest, 7);
    await guest.press("save", answers[7]);
    const closed = await guest.open(address);
    expect(readText(closed.html)).toContain("We cannot find this page");
    const offered = await logInFrom(guest, LOG_IN);
    expect(offered.path).toMatch(/^\/en\/keep-plan\?/);
    expect((await guest.press("next", { keep: "no" })).path).toBe(address);
  });

  it("asks again when a session has run out", async () => {
    const address = `${PLAN}/charts?plan=${owner.id}&market=strong`;
    const visitor = owner.visitor.clone();
    await endSession(visitor);
    expect((await visitor.open(address)).path).toMatch(/^\/en\/session-expired\?/);
    const again = await logInVisitor(server.origin, owner.account);
    expect((await again.open(readWay(visitor.page(), "Log in and go on"))).path).toBe(address);
  });

  it("asks an adviser to log in as one", async () => {
    const planner = await openAccount({ origin: server.origin });
    const { userId } = planner;
    await employAt(server.databaseUrl, [[planner, "planner"]]);
    await giveAdviser(server.databaseUrl, { client: owner.account, adviser: planner });
    await queryAt(server, "update plans set adviser_id = $2 where id = $1", [owner.id, userId]);
    const address = `${PLAN}/fees?plan=${owner.id}&client=${owner.account.userId}&type=recommended`;
    const visitor = createVisitor(server.origin);
    await visitor.open(address);
    const landed = await logInFrom(visitor, LOG_IN, planner.rsaid);
    expect(landed).toMatchObject({ status: 200, path: address });
    expect(readText(landed.html)).toContain("You are acting for");
  });
});
