/** A logged-in person's answers follow them to other devices. */
import { describe, expect, inject, it } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { readWholeAccount } from "../../app/contract/account/user";
import { reachOver } from "../../app/backend/transports/remote";
import type { Account } from "../support/accounts";
import { thandi, walkOn, walkTo } from "../support/answers";
import { take } from "../support/call";
import { logInVisitor, openLoggedInVisitor } from "../support/logged-in-visitor";
import { queryAt } from "../support/query";
import { readOutput } from "../support/server";
import { getAs } from "../support/shared-links";
import { createVisitor, readText } from "../support/visitor";

const server = inject("site");

const ask = () => reachOver(server.origin);
const readSaved = ({ bearer, userId }: Account) =>
  callOver(ask(), "getDraft", { params: { userId } }, { bearer });
const readSelf = async ({ bearer }: Account) =>
  take(
    readWholeAccount(await callOver(ask(), "getUser", { headers: { EntityContext: "self" } }, { bearer })),
  );
const save = ({ bearer, userId }: Account, draft: object) =>
  callOver(ask(), "saveDraft", { params: { userId }, body: { userId, draft } }, { bearer });

/** A person with two devices, whose answers on one up to a step are saved. */
async function openTwoDevices(step: number) {
  const { account, visitor } = await openLoggedInVisitor(server.origin);
  await walkOn(visitor, step);
  return { account, one: visitor, other: await logInVisitor(server.origin, account) };
}

describe("the first page", () => {
  it("says to a visitor who has begun where they stopped, and stores that nowhere", async () => {
    const visitor = createVisitor(server.origin);
    expect((await visitor.open("/en")).html).not.toContain("Welcome back");
    await walkTo(visitor, 4);
    const { html } = await visitor.open("/en");
    expect(readText(html)).toContain("Welcome back You stopped at step 4, Dependants Support.");
    expect(html).toContain('href="/en/4?plan=new"');
    const answer = await getAs(visitor, `${server.origin}/en`);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    await visitor.open("/en/clear-my-answers");
    await visitor.press("clear");
    expect((await visitor.open("/en")).html).not.toContain("Welcome back");
  });
});

describe("answers of a guest", () => {
  it("stay in the browser for a day, or for a month if that is ticked, until it is taken back", async () => {
    const visitor = createVisitor(server.origin);
    await walkTo(visitor, 2);
    const keepFor = async (changes: Record<string, string>) => {
      const form = visitor.fields();
      for (const [name, value] of Object.entries(changes)) form.set(name, value);
      form.append("intent", "back");
      const answer = await visitor.post(form);
      const cookie = answer.headers.getSetCookie().find((each) => each.includes("baobab_answers="));
      await visitor.open("/en/2");
      return /Max-Age=(\d+)/.exec(cookie ?? "")?.[1];
    };
    expect(await keepFor({})).toBe("86400");
    expect(await keepFor({ keepLong: "yes" })).toBe("2592000");
    expect(visitor.fields().get("keepLong")).toBe("yes");
    expect(readText((await visitor.open("/en")).html)).toContain("in this browser for 30 days");
    await visitor.open("/en/2");
    const form = visitor.fields();
    form.delete("keepLong");
    form.append("intent", "back");
    await visitor.post(form);
    await visitor.open("/en/2");
    expect(visitor.fields().has("keepLong")).toBe(false);
  });
});

describe("a person who is logged in", () => {
  it("finds on another device the answers up to the last Next", async () => {
    const { other } = await openTwoDevices(4);
    expect((await other.open("/en/7")).path).toBe("/en/4");
    await other.open("/en/1");
    expect(other.fields().get("name")).toBe("Thandi");
    await other.open("/en/3");
    expect(other.fields().get("debtAmount")).toBe("150\u00a0000");
    expect(other.fields().get("otherCash")).toBe("yes");
  });

  it("does not find there what no Next has saved, nor health answers without consent", async () => {
    const { account, one, other } = await openTwoDevices(7);
    await one.press("back", { ...thandi[7], healthConsent: undefined });
    expect(take(await readSaved(account)).draft).not.toHaveProperty("has_serious_illness");
    await other.open("/en/7");
    expect(other.page().path).toBe("/en/7");
    expect(other.fields().has("seriousIllness")).toBe(false);
  });

  it("goes on from device to device without being asked", async () => {
    const { one, other } = await openTwoDevices(3);
    await other.open("/en/3");
    await other.press("next", thandi[3]);
    expect(other.page().path).toBe("/en/4");
    await other.press("next", thandi[4]);
    expect(other.page().path).toBe("/en/5");
    const third = one.clone();
    third.cookies.delete("baobab_answers");
    expect((await third.open("/en/7")).path).toBe("/en/5");
  });

  it("chooses when both devices have gone on", async () => {
    const { account, one, other } = await openTwoDevices(2);
    await other.open("/en/2");
    await other.press("next", { ...thandi[2], investments: "900 000" });
    await one.press("next", thandi[2]);
    expect(one.page()).toMatchObject({ status: 200, path: "/en/choose-answers" });
    const words = readText(one.page().html);
    expect(words).toMatch(/Here: R? ?4 200 000 Saved: R? ?900 000/);
    expect(words).not.toContain("Thandi");
    expect(take(await readSaved(account)).draft.retirement_savings).toBe(900_000);
  });

  it("keeps the answers of this device when they choose them", async () => {
    const { account, one, other } = await openTwoDevices(2);
    await other.open("/en/2");
    await other.press("next", { ...thandi[2], investments: "900 000" });
    await one.press("next", thandi[2]);
    await one.press("here");
    expect(one.page().path).toBe("/en/3");
    expect(take(await readSaved(account)).draft.retirement_savings).toBe(4_200_000);
    await one.press("next", thandi[3]);
    expect(one.page().path).toBe("/en/4");
  });

  it("takes the saved answers when they choose those", async () => {
    const { one, other } = await openTwoDevices(2);
    await other.open("/en/2");
    await other.press("next", { ...thandi[2], investments: "900 000" });
    await one.press("next", thandi[2]);
    await one.press("elsewhere");
    expect(one.page().path).toBe("/en/3");
    await one.open("/en/2");
    expect(one.fields().get("investments")).toBe("900\u00a0000");
    await one.press("next", { investments: "950 000" });
    expect(one.page().path).toBe("/en/3");
  });

  it("chooses again when the other device saves meanwhile", async () => {
    const { account, one, other } = await openTwoDevices(2);
    await other.open("/en/2");
    await other.press("next", { ...thandi[2], investments: "900 000" });
    await one.press("next", thandi[2]);
    take(await save(account, { retirement_savings: 800_000 }));
    const again = await one.press("elsewhere");
    expect(again.status).toBe(422);
    expect(readText(again.html)).toMatch(/saved other answers again.*Saved: R? ?800 000/);
  });

  it("is not asked after answering the same on both", async () => {
    const { one, other } = await openTwoDevices(2);
    await other.open("/en/2");
    await other.press("next", thandi[2]);
    await one.press("next", thandi[2]);
    expect(one.page().path).toBe("/en/3");
  });

  it("chooses between what they answered before they logged in and what they had saved", async () => {
    const { account, other } = await openTwoDevices(3);
    const guest = createVisitor(server.origin);
    await walkOn(guest, 2, { ...thandi, 1: { ...thandi[1], name: "Zola" } });
    const { cookies } = await logInVisitor(server.origin, account);
    for (const [name, value] of cookies) guest.cookies.set(name, value);
    expect((await guest.open("/en/2")).path).toBe("/en/choose-answers");
    await guest.press("elsewhere");
    await guest.open("/en/1");
    expect(guest.fields().get("name")).toBe("Thandi");
    expect((await other.open("/en/1")).path).toBe("/en/1");
  });

  it("brings along what they answered before they logged in", async () => {
    const { account } = await openLoggedInVisitor(server.origin);
    const guest = createVisitor(server.origin);
    await walkOn(guest, 3);
    const { cookies } = await logInVisitor(server.origin, account);
    for (const [name, value] of cookies) guest.cookies.set(name, value);
    await guest.open("/en/3");
    expect(take(await readSaved(account)).draft.retirement_savings).toBe(4_200_000);
  });

  it("goes on though nothing can be saved", async () => {
    const { account, visitor } = await openLoggedInVisitor(server.origin);
    const rule = `no_draft_of_${account.userId}`;
    const refuse = `add constraint ${rule} check (user_id <> ${account.userId})`;
    await queryAt(server, `alter table survey_drafts ${refuse}`);
    try {
      await walkTo(visitor, 3);
    } finally {
      await queryAt(server, `alter table survey_drafts drop constraint ${rule}`);
    }
    expect(visitor.page().path).toBe("/en/3");
    const findFailure = () =>
      readOutput(server)
        .split("\n")
        .find((line) => line.includes(rule));
    // The log is written concurrently with the response.
    await expect.poll(findFailure).toContain('"during":"saveDraft"');
  });

  it("belongs to the segment of staff once step 1 says so", async () => {
    const { account, visitor } = await openLoggedInVisitor(server.origin);
    await walkOn(visitor, 2, { ...thandi, 1: { ...thandi[1], isNedgroupMember: "yes" } });
    expect((await readSelf(account)).user.segment).toBe("NFPSTFF");
    await visitor.open("/en/1");
    await visitor.press("next", { isNedgroupMember: "no" });
    expect((await readSelf(account)).user.segment).toBe("NFPGEN");
  });

  it("has the finished answers saved, and not taken up for another plan", async () => {
    const { account, one, other } = await openTwoDevices(7);
    const thanks = await one.press("save", thandi[7]);
    expect(thanks.path).toMatch(/^\/en\/thank-you/);
    const plan = Number(/plan=(\d+)/.exec(thanks.path)?.[1]);
    const { draft } = take(await readSaved(account));
    expect(draft).toMatchObject({ id: plan, has_serious_illness: "no" });
    await other.open("/en/1?plan=new");
    expect(other.fields().get("name")).toBe("");
    await other.press("next", { ...thandi[1], name: "Zola" });
    expect(other.page().path).toBe("/en/2?plan=new");
  });

  it("makes one plan of two clicks at once, without being asked to choose", async () => {
    const { one } = await openTwoDevices(7);
    const fields = one.fields();
    for (const [name, value] of Object.entries(thandi[7])) fields.set(name, String(value));
    fields.set("intent", "save");
    const clicks = await Promise.all([one.clone().post(fields), one.clone().post(fields)]);
    const [first, second] = clicks.map((click) => click.headers.get("Location"));
    expect(first).toMatch(/^\/en\/thank-you/);
    expect(second).toBe(first);
  });
});
