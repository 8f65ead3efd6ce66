import { beforeAll, describe, expect, inject, it, vi } from "vitest";
import { thandi, walkTo } from "../support/answers";
import { askUntilDrawn } from "../support/ask-until-drawn";
import { createVisitor, readText, readTitle, type Visitor } from "../support/visitor";

const server = inject("site");

const readPlan = ({ path }: { path: string }) => new URL(path, server.origin).searchParams.get("plan");

/** Finishes the survey from step 1, and returns the plan's number. */
async function finish(visitor: Visitor, name: string, start = "/en/1"): Promise<string> {
  await visitor.open(start);
  await visitor.press("next", { ...thandi[1], name });
  for (const step of [2, 3, 4, 5, 6] as const) await visitor.press("next", thandi[step]);
  const thanks = await visitor.press("save", thandi[7]);
  expect(thanks.path).toMatch(/^\/en\/thank-you\?plan=\d+$/);
  return readPlan(thanks) ?? "";
}

const EXPLANATION = "/en/recommendation-experience";

const PAGES_OF_A_PLAN = [
  "/en/recommended-plan",
  "/en/waiting",
  "/en/thank-you",
  "/en/not-saved",
  "/en/check-answers",
  "/en/3",
];

describe("two plans in one browser", () => {
  const visitor = () => createVisitor(server.origin, new Map(cookies));
  let cookies: Map<string, string>;
  let first: string;
  let second: string;
  beforeAll(async () => {
    const maker = createVisitor(server.origin);
    first = await finish(maker, "Thandi");
    second = await finish(maker, "Nomvula", "/en/1?plan=new");
    cookies = maker.cookies;
  });

  it("are two, and each is reviewed at its own address", async () => {
    expect(second).not.toBe(first);
    for (const [plan, name] of [
      [first, "Thandi"],
      [second, "Nomvula"],
    ] as const) {
      const reviewer = visitor();
      await reviewer.open(`/en/1?plan=${plan}`);
      expect(reviewer.fields().get("name")).toBe(name);
      const saved = await reviewer.press("save", { surname: "Mokoena" });
      expect(readPlan(saved)).toBe(plan);
    }
    const reviewer = visitor();
    await reviewer.open(`/en/1?plan=${first}`);
    expect(reviewer.fields().get("name")).toBe("Thandi");
    expect(reviewer.fields().get("surname")).toBe("Mokoena");
  });

  it.each(PAGES_OF_A_PLAN)(
    "%s without a plan is about the newest, and says so in its address",
    async (path) => {
      const page = await visitor().open(path);
      expect(page.status).toBe(200);
      expect(readPlan(page)).toBe(second);
    },
  );

  it("keep what else an address asks when it is given a plan", async () => {
    const page = await visitor().open("/en/waiting?still");
    expect(["/en/waiting", `${EXPLANATION}/1`]).toContain(page.path.split("?")[0]);
    expect((await visitor().open("/en/3?check")).path).toBe(`/en/3?plan=${second}&check`);
  });

  it("do not show each other's unfinished answers, nor lose them", async () => {
    const typist = visitor();
    await typist.open(`/en/2?plan=${first}`);
    await typist.press("back", { investments: "1 111 111" });
    await typist.open(`/en/2?plan=${second}`);
    expect(typist.fields().get("investments")).toBe("4\u00a0200\u00a0000");
    await typist.press("back", { investments: "2 222 222" });
    await typist.open("/en/1?plan=new");
    expect(typist.fields().get("name")).toBe("");
    await typist.open(`/en/2?plan=${first}`);
    expect(typist.fields().get("investments")).toBe("1 111 111");
    await typist.open(`/en/2?plan=${second}`);
    expect(typist.fields().get("investments")).toBe("2 222 222");
  });

  it("do not open each other's sealed answers, whatever cookie they are put into", async () => {
    const typist = visitor();
    await typist.open(`/en/2?plan=${first}`);
    await typist.press("back", { investments: "1 111 111" });
    const sealed = typist.cookies.get(`baobab_answers_${first}`) ?? "";
    expect(sealed).not.toBe("");
    typist.cookies.set(`baobab_answers_${second}`, sealed);
    await typist.open(`/en/2?plan=${second}`);
    expect(typist.fields().get("investments")).toBe("4\u00a0200\u00a0000");
  });

  it("are both forgotten, with all unfinished answers, when the answers are cleared", async () => {
    const typist = visitor();
    for (const plan of [first, second]) {
      await typist.open(`/en/2?plan=${plan}`);
      await typist.press("back", { investments: "1 111 111" });
    }
    await typist.open(`/en/clear-my-answers?plan=${first}`);
    await typist.press("clear");
    expect([...typist.cookies.keys()].filter((name) => name.startsWith("baobab"))).toEqual([]);
    expect((await typist.open(`/en/3?plan=${first}`)).status).toBe(404);
  });
});

describe("a plan that is not theirs", () => {
  let theirs: string;
  let stranger: Visitor;
  beforeAll(async () => {
    theirs = await finish(createVisitor(server.origin), "Thandi");
    stranger = createVisitor(server.origin);
    await finish(stranger, "Sipho");
  });

  it.each(PAGES_OF_A_PLAN)("is not found at %s, like one that does not exist", async (path) => {
    for (const plan of [theirs, "2000000000", "9999999999", "0", "x", ""]) {
      const page = await stranger.clone().open(`${path}?plan=${plan}`);
      expect(page.status, plan).toBe(404);
      expect(readText(page.html)).toContain("We cannot find this page");
      expect(readText(page.html)).not.toContain("Your answers are not affected");
    }
    expect((await createVisitor(server.origin).open(`${path}?plan=${theirs}`)).status).toBe(404);
  });

  it("is not changed by a form that names it", async () => {
    const forger = stranger.clone();
    await forger.open("/en/3");
    const fields = forger.fields();
    fields.set("intent", "save");
    const own = forger.page().path;
    const page = { ...forger.page(), html: forger.page().html.replaceAll(own, `/en/3?plan=${theirs}`) };
    const response = await createVisitor(server.origin, forger.cookies, page).post(fields);
    expect(response.status).toBe(404);
  });
});

describe("a plan that this browser can no longer open", () => {
  const GONE = "This browser cannot open this plan";
  let owner: Visitor;
  let plan: string;
  beforeAll(async () => {
    owner = createVisitor(server.origin);
    plan = await finish(owner, "Thandi");
  });

  /** Opens a page of the plan, and then clears the answers in another tab. */
  async function openAndClear(path: string): Promise<Visitor> {
    const visitor = owner.clone();
    await visitor.open(`${path}?plan=${plan}`);
    const otherTab = createVisitor(server.origin, visitor.cookies);
    await otherTab.open("/en/clear-my-answers");
    await otherTab.press("clear");
    expect(visitor.cookies.has("baobab_guest")).toBe(false);
    return visitor;
  }

  async function openAndLoseCookies(path: string): Promise<Visitor> {
    const visitor = owner.clone();
    await visitor.open(`${path}?plan=${plan}`);
    visitor.cookies.clear();
    return visitor;
  }

  it.each([
    ["its cookies", openAndLoseCookies],
    ["its answers in another tab", openAndClear],
  ])("keeps what is typed at a step when the browser has lost %s, and says so", async (_, openAndLose) => {
    for (const step of [1, 3, 6, 7] as const) {
      const visitor = await openAndLose(`/en/${step}`);
      const before = visitor.fields();
      const typed = { 1: { name: "Naledi" }, 3: { debtAmount: "77 000" }, 6: {}, 7: {} }[step];
      const page = await visitor.press("save", typed);
      expect(page).toMatchObject({ status: 422, path: `/en/${step}?plan=${plan}` });
      expect(readTitle(page.html)).toMatch(/^Error: /);
      expect(readText(page.html)).toContain(`${GONE}. Its answers are gone from this browser.`);
      expect(page.html).toMatch(/<a[^>]*href="\/en\/1"[^>]*>Start again</);
      for (const [name, value] of Object.entries(typed)) before.set(name, value);
      for (const name of [
        "name",
        "surname",
        "debtAmount",
        "emergencySavings",
        "importance",
        "seriousIllness",
        "smoker",
      ])
        expect(visitor.fields().get(name), name).toBe(before.get(name));
    }
  });

  it("takes what was typed along into a new plan when the button is pressed again", async () => {
    const visitor = await openAndClear("/en/3");
    await visitor.press("save", { debtAmount: "77 000" });
    expect((await visitor.press("next")).path).toBe("/en/1?lost");
    await visitor.press("next", thandi[1]);
    expect((await visitor.press("next", thandi[2])).path).toBe("/en/3");
    expect(visitor.fields().get("debtAmount")).toBe("77 000");
  });

  it.each([openAndLoseCookies, openAndClear])(
    "is said on the list of answers as well",
    async (openAndLose) => {
      const visitor = owner.clone();
      await visitor.open(`/en/2?plan=${plan}`);
      await visitor.press("answers", { investments: "4 300 000" });
      owner.cookies.set(`baobab_answers_${plan}`, visitor.cookies.get(`baobab_answers_${plan}`) ?? "");
      const loser = await openAndLose("/en/check-answers");
      const page = await loser.press("save");
      expect(page).toMatchObject({ status: 422, path: `/en/check-answers?plan=${plan}` });
      expect(readText(page.html)).toContain(`${GONE}. Its answers are gone from this browser.`);
      expect(readText(page.html)).not.toContain("Nothing is lost");
      expect(page.html).toMatch(/<a[^>]*href="\/en\/1"[^>]*>Start again</);
    },
  );

  it.each(PAGES_OF_A_PLAN)("is said at %s, of a plan that does not exist alike", async (path) => {
    const pages = [];
    for (const number of [plan, "2000000000"]) {
      const { status, html } = await createVisitor(server.origin).open(`${path}?plan=${number}`);
      expect(status).toBe(404);
      expect(readTitle(html)).toBe(`${GONE} – Baobab`);
      expect(readText(html)).toContain(GONE);
      expect(readText(html)).not.toContain("Your answers are not affected");
      expect(html).toMatch(/<a[^>]*href="\/en\/1"[^>]*>Start again</);
      pages.push(readText(html).replaceAll(number, "N"));
    }
    expect(pages[0]).toBe(pages[1]);
  });
});

describe("a plan that is begun", () => {
  it("is the same as none for a visitor without one, and needs no session before step 6", async () => {
    const visitor = createVisitor(server.origin);
    await walkTo(visitor, 6);
    expect(visitor.page().path).toBe("/en/6");
    const newcomer = createVisitor(server.origin);
    expect((await newcomer.open("/en/1")).path).toBe("/en/1");
    await newcomer.press("next", thandi[1]);
    expect([...newcomer.cookies.keys()].sort()).toEqual(["baobab_answers", "csrf"]);
    await newcomer.open("/en/1?plan=new");
    expect(newcomer.fields().get("name")).toBe("Thandi");
    expect((await newcomer.press("next")).path).toBe("/en/2?plan=new");
  });

  it("has no pages of a finished plan yet: they lead to its questions", async () => {
    const visitor = createVisitor(server.origin);
    for (const path of ["/en/recommended-plan", "/en/waiting", "/en/thank-you"]) {
      expect((await visitor.open(path)).path).toBe("/en");
      expect((await visitor.open(`${path}?plan=new`)).path).toBe("/en/1?plan=new");
    }
  });
});

describe("every page of a plan", () => {
  /** Pages that are the same for every plan. */
  const ABOUT_NO_PLAN =
    /^\/en(\/(methodology|contact|cookies|dashboard|living-annuity|privacy|terms-of-use))?([#?].*)?$|^#|^mailto:|^tel:|^\/(favicon|build)/;

  const BEGIN_ANOTHER = "/en/1?plan=new";

  // The plan is computed after those of earlier tests, maybe on a busy machine.
  it("carries its number in every link and form", { timeout: 300_000 }, async () => {
    const visitor = createVisitor(server.origin);
    const plan = await finish(visitor, "Thandi");
    const finished = `/en/recommended-plan?plan=${plan}`;
    const patience = { timeout: 240_000, interval: 1_000 };
    const explanation = `${EXPLANATION}/1?plan=${plan}`;
    await vi.waitFor(async () => expect((await visitor.open(finished)).path).toBe(explanation), patience);
    expect((await visitor.press("plan")).path).toBe(finished);
    // An address without the number would lead to this newer plan.
    await finish(visitor, "Nomvula", "/en/1?plan=new");
    const unseen = new Set([finished, `/en/thank-you?plan=${plan}`, `/en/not-saved?plan=${plan}`]);
    for (let step = 1; step <= 7; step += 1) unseen.add(`/en/${step}?plan=${plan}`);
    for (let step = 1; step <= 13; step += 1) unseen.add(`${EXPLANATION}/${step}?plan=${plan}`);
    // Iterating a set includes items added meanwhile.
    for (const path of unseen) {
      const page = await askUntilDrawn(() => visitor.clone().open(path));
      expect(page.status, path).toBe(200);
      expect(readPlan(page), `${path} led to ${page.path}`).toBe(plan);
      for (const [, address = ""] of page.html.matchAll(/(?:href|action)="([^"]*)"/g)) {
        const link = address.replaceAll("&amp;", "&");
        if (ABOUT_NO_PLAN.test(link) || link === BEGIN_ANOTHER) continue;
        // A login leads back to the plan.
        if (/^\/en\/(login|register)\?/.test(link)) {
          const next = new URL(link, server.origin).searchParams.get("next") ?? "";
          expect(readPlan({ path: next }), `${link} on ${path}`).toBe(plan);
          continue;
        }
        expect(readPlan({ path: link }), `${link} on ${path}`).toBe(plan);
        unseen.add(link.split("#")[0] ?? "");
      }
    }
    for (const path of ["/en/menu", "/en/clear-my-answers", "/en/check-answers"])
      expect(
        [...unseen].some((seen) => seen.startsWith(`${path}?plan=${plan}`)),
        path,
      ).toBe(true);
    expect([...unseen].filter((seen) => seen.includes("&view="))).not.toEqual([]);
  });
});
