import { describe, expect, inject, it } from "vitest";
import { KEPT_DAYS } from "../../app/backend/lifecycle/retention";
import { thandi, walkTo } from "../support/answers";
import { inventCell, logIn, passSinceFreshCode, readFreshCode } from "../support/logged-in";
import { openLoggedInVisitor } from "../support/logged-in-visitor";
import {
  createVisitor,
  type Page,
  readErrorSummary,
  readText,
  readTitle,
  type Visitor,
} from "../support/visitor";

const server = inject("site");

const become = () => createVisitor(server.origin);

/** An account holder on the page of their data. */
async function openMyData() {
  const { account, visitor } = await openLoggedInVisitor(server.origin);
  const page = await visitor.open("/en/my-data");
  return { visitor, rsaIdNr: account.rsaid, page };
}

/** As `openMyData`, with a plan from a finished survey. */
async function openMyDataWithPlan() {
  const { visitor, rsaIdNr } = await openMyData();
  await walkTo(visitor, 7);
  const thanks = await visitor.press("save", thandi[7]);
  const plan = Number(/plan=(\d+)/.exec(thanks.path)?.[1]);
  const page = await visitor.open("/en/my-data");
  return { visitor, rsaIdNr, plan, page };
}

/** Presses a button that needs a fresh code, and enters the code. */
async function confirm(visitor: Visitor, intent: string): Promise<Page> {
  const asked = await visitor.press(intent);
  expect(asked.path).toBe("/en/my-data/code");
  return visitor.press("verify", { otp: await readFreshCode(visitor) });
}

it("names its owner whole, also by what the survey was told", async () => {
  const { visitor, page } = await openMyDataWithPlan();
  expect(readText(page.html)).toContain("Name Thandi Nkosi");
  await visitor.open("/en/profile");
  await visitor.press("details", { firstNames: "Thandi Grace" });
  expect(readText((await visitor.open("/en/my-data")).html)).toContain("Name Thandi Grace Nkosi");
});

describe("what pages promise about what is kept", () => {
  it("is the same at step 1 and on the page about privacy, and is what is done", async () => {
    for (const path of ["/en/1", "/en/privacy"]) {
      const words = readText((await become().open(path)).html);
      expect(words).toContain(`${KEPT_DAYS.guestPlans} days after your last visit`);
      expect(words).toMatch(/until you delete (it|them)/);
      expect(words).not.toContain("at least five years");
    }
  });

  it("names what stays after a deletion, and the analytics service", async () => {
    const privacy = readText((await become().open("/en/privacy")).html);
    expect(privacy.match(/our analytics service/g)).toHaveLength(2);
    expect(privacy).toMatch(/After you delete everything ?, only this stays/);
    expect(privacy).not.toContain("so is your login");
    const deleted = await become().open("/en/logged-out?deleted");
    expect(readText(deleted.html)).not.toContain("We keep nothing");
    expect(deleted.html).toContain('href="/en/privacy"');
  });
});

describe("my data, without scripts", () => {
  it("says which number to call without the phone", async () => {
    const { visitor, page } = await openMyData();
    const asked = await visitor.press("number");
    for (const { html } of [page, asked]) {
      expect(html).toContain('href="tel:+27100000100"');
      expect(readText(html)).toContain("omebody may have taken over your number");
    }
  });

  it("is shown to its owner alone, after a login", async () => {
    const stranger = become();
    expect((await stranger.open("/en/my-data")).path).toBe("/en/login?next=%2Fen%2Fmy-data");
    const { page, rsaIdNr } = await openMyData();
    const words = readText(page.html);
    expect(words).toContain(rsaIdNr.slice(0, 2) + "•".repeat(11));
    expect(words).not.toContain(rsaIdNr);
    const again = become();
    expect((await logIn(again, rsaIdNr, "/en/login?next=%2Fen%2Fmy-data")).path).toBe("/en/my-data");
  });

  it("is shown whole and handed out as a file after a fresh code", async () => {
    const { visitor, rsaIdNr, plan } = await openMyDataWithPlan();
    for (const path of ["everything", "file", "number", "delete"])
      expect((await visitor.open(`/en/my-data/${path}`)).path).toBe("/en/my-data");
    await visitor.open("/en/my-data");
    await visitor.press("everything");
    const wrong = await visitor.press("verify", { otp: "12" });
    expect(wrong.status).toBe(422);
    expect(readTitle(wrong.html)).toMatch(/^Error: /);
    expect(readErrorSummary(wrong.html)).toMatchObject([
      { href: "#otp", words: "That is not the code that we sent. You have 4 more tries." },
    ]);
    const all = await visitor.press("verify", { otp: await readFreshCode(visitor) });
    expect(all.path).toBe("/en/my-data/everything");
    const words = readText(all.html);
    const kept = ["Code asked for, 1", "selected plan type base", "finished recommendation false"];
    for (const word of [rsaIdNr, "Karoo Wool Board", `Plan ${plan}: your answers`, ...kept])
      expect(words).toContain(word);
    const file = await visitor.open("/en/my-data/file");
    expect(JSON.parse(file.html)).toMatchObject({
      account: { rsaIdNr },
      plans: [{ answers: { id: plan, has_serious_illness: "no" } }],
    });
  });

  it("says who acted, and takes a note of what is wrong", async () => {
    const { visitor, page } = await openMyData();
    expect(readText(page.html)).toContain("Nobody but you.");
    const refused = await visitor.press("note", { note: "x".repeat(501) });
    expect(refused.status).toBe(422);
    expect(readErrorSummary(refused.html)).toMatchObject([
      { href: "#note", words: "What is wrong: please write at most 500 characters" },
    ]);
    expect(refused.html).toContain("x".repeat(501));
    const noted = await visitor.press("note", { note: "I retired in March <2026>." });
    expect(noted.path).toBe("/en/my-data?note");
    expect(readText(noted.html)).toMatch(/I retired in March <2026>\. \d+ \w+ \d{4}, \d\d:\d\d/);
    await visitor.press("everything");
    const all = await visitor.press("verify", { otp: await readFreshCode(visitor) });
    expect(readText(all.html)).toContain("Your note 1");
  });

  it("has its code sent again, after a minute, for the same request", async () => {
    const { visitor } = await openMyData();
    const asked = await visitor.press("everything");
    expect(readText(asked.html)).toContain("No SMS yet?");
    const early = await visitor.press("again");
    expect(early.status).toBe(422);
    expect(readText(early.html)).toContain("The SMS may still be on its way.");
    const first = await readFreshCode(visitor);
    await passSinceFreshCode(visitor, 61_000);
    const again = await visitor.press("again");
    expect(again.path).toBe("/en/my-data/code?again");
    expect(readText(again.html)).toContain("We have asked for another code.");
    expect((await visitor.press("verify", { otp: first })).path).toBe("/en/my-data/everything");
  });

  it("lists older plans on further pages", async () => {
    const { visitor } = await openMyDataWithPlan();
    const { html } = await visitor.open("/en/my-data?before=1");
    expect(html).not.toContain("Answers of plan");
  });

  it("has a number that is changed by a code of each", async () => {
    const { visitor, rsaIdNr } = await openMyData();
    expect((await confirm(visitor, "number")).path).toBe("/en/my-data/number");
    const wrong = await visitor.press("send", { cellNr: "12" });
    expect(wrong.status).toBe(422);
    expect(readErrorSummary(wrong.html)).toMatchObject([
      { href: "#cellNr", words: "Please enter your whole cell phone number" },
    ]);
    const cellNr = inventCell();
    const code = await visitor.press("send", { cellNr });
    expect(readText(code.html)).toContain("The code is on its way to your new number.");
    const changed = await visitor.press("verify", { otp: await readFreshCode(visitor) });
    expect(readText(changed.html)).toContain("Your new cell number counts from now on.");
    expect(readText(changed.html)).toContain(cellNr.slice(-4));
    expect((await logIn(become(), rsaIdNr)).status).toBe(200);
  });

  it("loses the health answers with the consent, and the plan waits at step 7", async () => {
    const { visitor, plan } = await openMyDataWithPlan();
    await visitor.open("/en/my-data/withdraw");
    const done = await visitor.press("withdraw");
    expect(done.path).toBe("/en/my-data?health");
    expect(readText(done.html)).toContain("Your health answers are deleted");
    const waiting = await visitor.open(`/en/recommended-plan?plan=${plan}`);
    expect(waiting.path).toBe(`/en/7?plan=${plan}`);
    const again = await visitor.press("save", thandi[7]);
    expect(again.status).toBe(200);
    expect(again.path).not.toMatch(/\/en\/7/);
  });

  it("is deleted, in this browser as well", async () => {
    const { visitor, rsaIdNr, plan } = await openMyDataWithPlan();
    expect((await confirm(visitor, "delete")).path).toBe("/en/my-data/delete");
    const gone = await visitor.press("delete");
    expect(gone.path).toBe("/en/logged-out?deleted");
    expect(readText(gone.html)).toContain("Everything is deleted");
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith("baobab_"))).toEqual([]);
    expect(await visitor.open(`/en/recommended-plan?plan=${plan}`)).toMatchObject({ status: 404 });
    const stranger = become();
    await stranger.open("/en/login");
    await stranger.press("send", { rsaIdNr });
    expect((await stranger.press("verify", { otp: "123456" })).status).toBe(422);
  });
});
