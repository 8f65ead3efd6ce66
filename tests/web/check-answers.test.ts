import { describe, expect, inject, it } from "vitest";
import { thandi, walkOn } from "../support/answers";
import { createVisitor, readText, readTitle, type Visitor } from "../support/visitor";

const server = inject("site");

/** A new plan opens with its walk-through. */
const PLAN = /^\/en\/(recommendation-experience\/1|waiting)\?plan=\d+$/;
const ANSWERS = "/en/check-answers";
const arriveAt = (step: number) => walkOn(createVisitor(server.origin), step);

/** Each question's short name, with its answer in words and the address of its link. */
function readRows(html: string): Map<string, { answer: string; to: string }> {
  const rows = html.matchAll(/<dt[^>]*>([\s\S]*?)<\/dt><dd[^>]*>([\s\S]*?)<\/dd><dd[^>]*>([\s\S]*?)<\/dd>/g);
  return new Map(
    [...rows].map(([, name = "", answer = "", link = ""]) => [
      readText(name),
      { answer: readText(answer), to: (/href="([^"]*)"/.exec(link)?.[1] ?? "").replaceAll("&amp;", "&") },
    ]),
  );
}

const readAnswer = (html: string, name: string) => readRows(html).get(name)?.answer;

/** Follows the link beside an answer, ignoring its fragment. */
async function change(visitor: Visitor, name: string) {
  const { to = "" } = readRows(visitor.page().html).get(name) ?? {};
  return visitor.open(to.split("#")[0] ?? "");
}

async function finish(): Promise<Visitor> {
  const visitor = await arriveAt(7);
  await visitor.press("save", thandi[7]);
  return visitor;
}

describe("the list of answers", () => {
  it("says every answer in words, each with the way to its question", async () => {
    const visitor = await finish();
    const { html, path, status } = await visitor.open(ANSWERS);
    expect(status).toBe(200);
    expect(path).toMatch(/^\/en\/check-answers\?plan=\d+$/);
    expect(readTitle(html)).toBe("Check your answers – Baobab");
    expect(html.match(/<h1/g)).toHaveLength(1);
    const rows = readRows(html);
    const said = Object.fromEntries([...rows].map(([name, { answer }]) => [name, answer]));
    expect(said).toMatchObject({
      "Your name": "Thandi",
      "Your surname": "Nkosi",
      "Your email": "thandi@example.co.za",
      "Your cell number": "+27 (0) 82 123 4567",
      Gender: "Woman",
      "Nedbank group": "No, neither I nor my family work there",
      "What you have saved": "R4 200 000",
      "Your fund": "Karoo Wool Board",
      "Debt when you retire": "Yes, R150 000 to pay off",
      "Money for emergencies": "Not enough. I take home R28 000 a month, so R84 000 is set aside",
      "Other cash": "Yes, R120 000 for personal use",
      "Kind of money": "In a retirement fund that pays nothing yet",
      "Cash taken before": "No, never",
      "If your income drops": "I have another source of income",
      "What matters more": "A guaranteed income for life, without an inheritance",
      "Serious illness": "I do not have a serious illness. I do not smoke 10 cigarettes a day or more",
      "Using your health answers": "Yes, you may use them to work out my plan",
    });
    expect(said["Partner"]).toMatch(/^Jabu Nkosi, male, born \d+ \w+ \d{4}$/);
    expect(said["When you were born"]).toMatch(/^\d+ \w+ \d{4}, 62 years old$/);
    expect(said["When you retire"]).toMatch(/^\d+ \w+ \d{4}, at age 63$/);
    expect(said["Children"]).toMatch(/^R4 000 a month until the end of \d{4}$/);
    // Words that belong together break across lines only if they do not fit into one.
    expect(html).toMatch(/<span class="inline-block">\d+ \w+ \d{4},<\/span> at age 63</);
    expect(html).toContain('<span class="inline-block">+27 (0) 82 123 4567</span>');
    expect(rows.size).toBe(22);
    for (const [name, { to }] of rows) {
      const [address = "", place = ""] = to.split("#");
      const question = await visitor.clone().open(address);
      expect(question, name).toMatchObject({ status: 200, path: address });
      expect(question.html, name).toContain(`id="${place}"`);
    }
  });

  it("goes as far as the survey has come, and leads on from there", async () => {
    const visitor = await arriveAt(3);
    await visitor.press("answers", { debt: "yes", debtAmount: "a lot" });
    const { path, html } = visitor.page();
    expect(path).toBe(ANSWERS);
    expect(readText(html)).toContain("Cash Needs Step 3, not finished");
    expect(readText(html)).toContain("Retirement Savings Step 2, done");
    expect(readText(html)).not.toContain("Dependants Support");
    expect(readAnswer(html, "Debt when you retire")).toBe("Yes, a lot Please check this");
    expect(readAnswer(html, "Other cash")).toBe("Not answered yet");
    expect(html).toMatch(/<a[^>]*href="\/en\/3"[^>]*class="button button-primary[^>]*>Continue with step 3/);
    expect((await change(visitor, "Debt when you retire")).path).toBe("/en/3?from-answers");
    expect(visitor.fields().get("debtAmount")).toBe("a lot");
  });

  it("goes on listing what was answered later when an earlier answer becomes unclear", async () => {
    const visitor = await arriveAt(6);
    await visitor.open("/en/2");
    await visitor.press("back", { investments: "abc" });
    const { html } = await visitor.open(ANSWERS);
    expect(readAnswer(html, "What you have saved")).toBe("abc Please check this");
    expect(readText(html)).toContain("Retirement Savings Step 2, not finished");
    expect(readAnswer(html, "Other cash")).toBe("Yes, R120 000 for personal use");
    expect(readAnswer(html, "If your income drops")).toBe("I have another source of income");
    expect(readText(html)).not.toContain("Health Questions");
    expect((await change(visitor, "What you have saved")).path).toBe("/en/2?from-answers");
  });

  it("sends a visitor who has answered nothing to the first step", async () => {
    expect((await createVisitor(server.origin).open(ANSWERS)).path).toBe("/en/1");
  });

  it("is reached from every step by the first line of 'Review my answers', and from the plan", async () => {
    const visitor = await arriveAt(2);
    expect(readText(visitor.page().html)).toContain("Review my answers See all your answers Step 1");
    const finished = await finish();
    expect((await finished.open("/en/menu")).html).toContain('href="/en/check-answers"');
  });
});

describe("an answer that is changed from the list", () => {
  it("leads back there: with Next, with Back, and not before it is well answered", async () => {
    const visitor = await arriveAt(4);
    await visitor.open(ANSWERS);
    await change(visitor, "Debt when you retire");
    const refused = await visitor.press("next", { debtAmount: "" });
    expect(refused).toMatchObject({ status: 422, path: "/en/3?check&from-answers" });
    expect((await visitor.press("next", { debtAmount: "90 000" })).path).toBe(ANSWERS);
    expect(readAnswer(visitor.page().html, "Debt when you retire")).toBe("Yes, R90 000 to pay off");
    await change(visitor, "Debt when you retire");
    expect((await visitor.press("back", { debtAmount: "80 000" })).path).toBe(ANSWERS);
    expect(readAnswer(visitor.page().html, "Debt when you retire")).toBe("Yes, R80 000 to pay off");
  });

  it("is saved with the plan when the step is, and leads back to the list", async () => {
    const visitor = await finish();
    const { path } = await visitor.open(ANSWERS);
    expect(readText(visitor.page().html)).toContain("A change may mean a new plan");
    await change(visitor, "Other cash");
    const saved = await visitor.press("save", { otherCash: "no" });
    expect(saved.path).toBe(path);
    expect(readAnswer(saved.html, "Other cash")).toBe("No");
    expect(saved.html).toMatch(/class="button button-primary[^>]*>Back to my plan/);
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith("baobab_answers"))).toEqual([]);
  });

  it("asks what only now has to be asked before it leads back", async () => {
    const modest = {
      ...thandi,
      2: { investments: "1 500 000", investmentFund: "Not applicable", moneyKind: "fund" },
      5: { futureIncomeSupport: ["0"] },
    };
    const visitor = await walkOn(createVisitor(server.origin), 7, modest);
    await visitor.press("save", thandi[7]);
    const { path } = await visitor.open(ANSWERS);
    expect(readRows(visitor.page().html).has("What matters more")).toBe(false);
    await change(visitor, "What you have saved");
    const asked = await visitor.press("save", { investments: "2 000 000" });
    expect(asked).toMatchObject({ status: 200, path: `${path.replace(ANSWERS, "/en/6")}&from-answers` });
    const health = await visitor.press("save", thandi[6]);
    expect(health).toMatchObject({ status: 200, path: `${path.replace(ANSWERS, "/en/7")}&from-answers` });
    const saved = await visitor.press("save", { seriousIllness: "no", smoker: "no" });
    expect(saved.path).toBe(path);
    expect(readAnswer(saved.html, "What you have saved")).toBe("R2 000 000");
    expect(readRows(saved.html).has("What matters more")).toBe(true);
  });

  it("can be saved from the list when Back left it unsaved", async () => {
    const visitor = await finish();
    await visitor.open(ANSWERS);
    await change(visitor, "Your surname");
    await visitor.press("back", { surname: "Mokoena" });
    expect(visitor.page().html).toMatch(/<button[^>]*value="save"[^>]*class="button button-primary/);
    const stale = await visitor.clone().press("save", { csrf: "stale" });
    expect(stale.status).toBe(422);
    expect(readTitle(stale.html)).toBe("Error: Check your answers – Baobab");
    expect((await visitor.press("save")).path).toMatch(PLAN);
    await visitor.open(ANSWERS);
    expect(readAnswer(visitor.page().html, "Your surname")).toBe("Mokoena");
  });

  it("is forgotten when the plan is left as it is", async () => {
    const visitor = await finish();
    await visitor.open(ANSWERS);
    await change(visitor, "Your surname");
    await visitor.press("back", { surname: "Mokoena" });
    expect(visitor.page().html).toMatch(/<button[^>]*value="leave"[^>]*>Leave my plan as it is/);
    expect((await visitor.press("leave")).path).toMatch(PLAN);
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith("baobab_answers"))).toEqual([]);
    await visitor.open(ANSWERS);
    expect(readAnswer(visitor.page().html, "Your surname")).toBe("Nkosi");
  });

  it("finishes the survey from the list when all is answered", async () => {
    const visitor = await arriveAt(7);
    await visitor.press("answers", thandi[7]);
    expect(visitor.page().path).toBe(ANSWERS);
    expect((await visitor.press("save")).path).toMatch(/^\/en\/thank-you\?plan=\d+$/);
  });
});
