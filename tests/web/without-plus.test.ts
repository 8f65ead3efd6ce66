/**
 * A site whose operator has no provider of the living annuity plus: no page of it mentions one (long run
 * only).
 */
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { formatRand } from "../../app/base/money";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { EXAMPLE_ESTIMATE } from "../../app/words/estimate/example-estimate";
import { walkTo } from "../support/answers";
import { fillPath, listFilled, patternOf } from "../support/any-page";
import { askUntilDrawn } from "../support/ask-until-drawn";
import { assembleCast, type CallerName, type Cast } from "../support/cast";
import { take } from "../support/call";
import { becomeGuest } from "../support/guest-plans";
import { visit } from "../support/logged-in-visitor";
import { createClient, oneForEachProduct } from "../support/over-transports";
import { readPaper } from "../support/read-paper";
import { readBuiltRoutes } from "../support/route-manifest";
import { startServer, type TestServer } from "../support/server";
import { getAs, makeLink, openLink } from "../support/shared-links";
import { createVisitor, readText, type Visitor } from "../support/visitor";

let server: TestServer;
let cast: Cast;

/** The callers, and the least number of pages that each reaches. */
const CALLERS: [CallerName, number][] = [
  ["person", 100],
  ["nobody", 50],
  ["planner", 100],
  ["coach", 60],
  ["administrator", 80],
];

/** The values of address parameters for which all are tried. */
const STEPS = Array.from({ length: 13 }, (_, index) => String(index + 1));
const FILES = ["plan.pdf", "plan.json", "projections.csv", "assumed.csv"];

/** The addresses of every page, with a plan. */
function listAddresses(plan: number): string[] {
  return readBuiltRoutes().flatMap((route) => {
    const pattern = patternOf(route);
    const [open = ""] = /:step|:file/.exec(pattern) ?? [];
    const values = { ":step": STEPS, ":file": FILES }[open] ?? [undefined];
    return values.map((value) => {
      const parts = { ...listFilled(cast), ...(value && { [open]: value }) };
      return `${fillPath(pattern, parts)}?plan=${plan}`;
    });
  });
}

const writeRand = (amount: number) => formatRand(Math.round(amount)).replace(/\u00a0/g, " ");

type Seen = Map<string, string>;

async function readWords(answer: Response): Promise<string> {
  if (!answer.headers.get("Content-Type")?.includes("pdf")) return answer.text();
  return (await readPaper(new Uint8Array(await answer.arrayBuffer()))).text;
}

/** Opens addresses, and all pages that they link to. */
async function walk(visitor: Visitor, addresses: readonly string[]): Promise<Seen> {
  const seen: Seen = new Map();
  const unseen = new Set(addresses);
  // Iterating a set includes items added meanwhile.
  for (const address of unseen) {
    if (address.startsWith("/en/log-out")) continue;
    const answer = await askUntilDrawn(() => getAs(visitor, server.origin + address));
    expect(answer.status, address).toBeLessThan(500);
    const words = await readWords(answer);
    if (answer.status === 200) seen.set(address, words);
    const links = [...words.matchAll(/ href="([^"]*)"/g)].map(([, link = ""]) => link);
    for (const link of [answer.headers.get("Location") ?? "", ...links]) {
      const to = link.replaceAll("&amp;", "&").split("#")[0] ?? "";
      if (to.startsWith("/en")) unseen.add(to);
    }
  }
  return seen;
}

/**
 * Its name, also across line breaks and markup, and the features that only it has: top-ups from members of
 * the same annuity.
 */
const SPEAKS = /annuity(\s|<[^>]*>)+plus|top-ups?\b|in the same annuity|five-year exclusion/i;

const listSpeakers = (seen: Seen) =>
  [...seen].filter(([, words]) => SPEAKS.test(words)).map(([address]) => address);

describe.runIf(inject("isLong"))("a site without a provider of a living annuity plus", () => {
  beforeAll(async () => {
    server = await startServer({ environment: { LIMIT_FACTOR: "1000", PLUS_PROVIDER: "none" } });
    cast = await assembleCast(server);
  }, 120_000);
  afterAll(() => server.stop());

  it.each<[CallerName, number]>(CALLERS)(
    "says nothing of one on any page that %s comes to",
    async (caller, least) => {
      const seen = await walk(cast.visitors[caller], listAddresses(cast.plans.person));
      expect(seen.size).toBeGreaterThan(least);
      expect(listSpeakers(seen)).toEqual([]);
    },
  );

  it.each(oneForEachProduct)(
    "advises $slug without one, on every page and in every file of the plan",
    async ({ record, recommended }) => {
      const client = createClient(() => reachOver(server.origin));
      const body = { ...record, rsaid: cast.person.rsaid };
      const { id } = take(await client.call("createPlan", { body }, cast.person));
      const [ours] = await client.waitForRecommendation(cast.person, id);
      expect(ours?.common_info.annuity_recommendation).toBe(
        recommended === "LivingAnnuityPlus" ? "LivingAnnuity" : recommended,
      );
      // The plan's page opens only after the walk-through.
      const finished = { finished_recommendation: "yes" } as const;
      take(await client.call("updatePlan", { query: { id }, body: finished }, cast.person));
      const addresses = listAddresses(id);
      const seen = await walk(cast.visitors.person, [...addresses, `/en/dashboard?plan=${id}`]);
      expect(listSpeakers(seen)).toEqual([]);
      for (const page of [
        "4",
        "recommended-plan",
        "recommended-plan/edit/income",
        "recommendation-experience/6",
        "recommended-plan/compare",
      ])
        expect([...seen.keys()]).toContain(`/en/${page}?plan=${id}`);
      const files = [...seen.keys()].filter((address) => address.includes("/files/"));
      expect(new Set(files.map((address) => address.replace(/\?.*/, "")))).toEqual(
        new Set(FILES.map((file) => `/en/recommended-plan/files/${file}`)),
      );
      expect([...seen].filter(([address, words]) => files.includes(address) && /plus/i.test(words))).toEqual(
        [],
      );
    },
  );

  it("records and shares a plan without one", async () => {
    const { person: visitor } = cast.visitors;
    const plan = cast.plans.person;
    const { userId } = cast.person;
    const accepted = { accepted: true as const, userId, url: "/en", browser: "a test" };
    take(await callOver(reachOver(server.origin), "acceptTerms", { body: accepted }, cast.person));
    await visitor.open(`/en/recommended-plan/choose?plan=${plan}`);
    await visitor.press("choose", { planType: "base" });
    const chosen = ["", "/choose", "/quote", "/invest", "/keep"];
    const records = await walk(visitor, [
      `/en/dashboard?plan=${plan}`,
      ...chosen.map((page) => `/en/recommended-plan${page}?plan=${plan}`),
      `/en/recommended-plan/record-of-advice?plan=${plan}`,
      `/en/recommended-plan/record-of-advice.json?plan=${plan}`,
      `/en/recommended-plan/record-of-advice.pdf?plan=${plan}`,
    ]);
    for (const page of ["record-of-advice.pdf", "quote", "invest"])
      expect([...records.keys()]).toContain(`/en/recommended-plan/${page}?plan=${plan}`);
    expect(listSpeakers(records)).toEqual([]);
    const path = await makeLink(visitor, `plan=${plan}`);
    const shared = await walk(await openLink(server.origin, path), [path, `${path}/files/plan.pdf`]);
    expect(shared.size).toBeGreaterThan(10);
    expect(listSpeakers(shared)).toEqual([]);
  });

  it("opens a plan from before as it was, and works it out anew without one", async () => {
    const { databaseUrl } = server;
    const before = await startServer({ environment: { LIMIT_FACTOR: "1000" }, databaseUrl });
    const client = createClient(() => reachOver(before.origin));
    const guest = await client.becomeGuest();
    const { id, recommendation } = await client.makeAdvisedPlan(guest);
    await before.stop();
    const visitor = await visit(server.origin, { guest });
    const asked = readText((await visitor.open(`/en/recommended-plan?plan=${id}`)).html);
    expect(asked).toContain("what we offer, has changed since");
    const kept = readText((await visitor.press("keep")).html);
    expect(kept).toContain("what we offer, has changed since");
    expect(kept).toContain("Living annuity plus");
    expect(kept).not.toContain("provides the living annuity plus");
    expect(kept).toContain(writeRand(findRecommended(recommendation).expected.monthly_income_total));
    await visitor.open(`/en/recommendation-experience?plan=${id}`);
    await visitor.press("anew");
    const [anew] = await createClient(() => reachOver(server.origin)).waitForRecommendation(guest, id);
    expect(anew?.common_info.annuity_recommendation).toBe("LivingAnnuity");
    const { html } = await visitor.open(`/en/recommendation-experience/8?plan=${id}`);
    expect(readText(html)).toContain(
      writeRand(recommendation.la_recommendations.expected.monthly_income_total),
    );
    expect(html).not.toMatch(SPEAKS);
  });

  it("describes its API without one, but for names", async () => {
    const described = await (await fetch(`${server.origin}/api/openapi.json`)).text();
    expect(described).toContain("LivingAnnuityPlus");
    expect(described).not.toMatch(/annuity plus/i);
  });

  it("shows an example with a living annuity, the same as a first figure, and logs nothing of a provider", async () => {
    const { annuityPerMonth, unitTrustPerMonth } = EXAMPLE_ESTIMATE.withoutPlus;
    const income = writeRand(annuityPerMonth + unitTrustPerMonth);
    for (const path of ["/en", "/en/estimate?age=64&gender=female&savings=900000&partner_age=61"]) {
      const words = readText(await (await fetch(server.origin + path)).text());
      expect(words).toContain("Flexible A living annuity, and a unit trust");
      expect(words).toContain(income);
    }
    expect(server.readOutput()).not.toMatch(/provider|plus/i);
  });
});

describe("any other site", () => {
  it("speaks of it where there is no plan yet", async () => {
    const visitor = createVisitor(inject("site").origin);
    await walkTo(visitor, 4);
    expect(readText(visitor.page().html)).toContain("From a living annuity plus");
    for (const address of ["/en/annuity-options", "/en/methodology", "/en/methodology/living-annuity-plus"])
      expect(readText((await visitor.open(address)).html), address).toMatch(/living annuity plus/i);
  });

  it("speaks of it in a plan, and says who provides it", async () => {
    const guest = await becomeGuest(inject("site").origin);
    const id = await guest.make("thandi");
    const step = "/en/recommendation-experience";
    for (const address of [
      `${step}/6`,
      `${step}/7`,
      "/en/recommended-plan",
      "/en/recommended-plan/compare",
    ]) {
      const { html } = await guest.browser.open(`${address}?plan=${id}&show=options`);
      expect(readText(html), address).toMatch(/living annuity plus/i);
      if (!address.endsWith("6"))
        expect(readText(html), address).toContain("provides the living annuity plus");
    }
  });
});
