/** Two people answer in two tabs of one browser, which has one set of answers. Without scripts. */
import { describe, expect, inject, it } from "vitest";
import { thandi, typeDay, walkTo } from "../support/answers";
import { createVisitor, readText, type Visitor } from "../support/visitor";

const server = inject("site");

const johan = { ...thandi[1], name: "Johan", surname: "Botha", dateOfBirth: typeDay(-64), gender: "male" };

/** A tab of the same browser, with its earlier page. */
function goOnIn(tab: Visitor, browser: Visitor): Visitor {
  tab.cookies.clear();
  for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
  return tab;
}

/** Johan's tab shows step 1 as it was before Thandi, in hers, came to step 3. */
async function openTwoTabs() {
  const hers = createVisitor(server.origin);
  await hers.open("/en/1");
  const his = hers.clone();
  await walkTo(hers, 3);
  return { hers, his: goOnIn(his, hers) };
}

describe("a form that was shown before another person's answers took its place", () => {
  it("asks whose answers stay", async () => {
    const { his } = await openTwoTabs();
    const asked = await his.press("next", johan);
    expect(asked).toMatchObject({ status: 200, path: "/en/choose-answers" });
    const words = readText(asked.html);
    expect(words).toContain("somebody else has answered in another tab of this browser");
    expect(words).toContain("Here: Johan Saved: Thandi");
    expect(words).not.toContain("4 200 000");
  });

  it("keeps the others' where they are chosen", async () => {
    const { his } = await openTwoTabs();
    await his.press("next", johan);
    expect((await his.press("elsewhere")).path).toBe("/en/3");
    await his.open("/en/1");
    expect(his.fields().get("name")).toBe("Thandi");
    expect((await his.open("/en/choose-answers")).path).not.toBe("/en/choose-answers");
  });

  it("puts its own in their place where they are chosen, and asks in the other tab then", async () => {
    const { hers, his } = await openTwoTabs();
    await his.press("next", johan);
    expect((await his.press("here")).path).toBe("/en/2");
    expect(his.fields().get("investments")).toBe("");
    const asked = await goOnIn(hers, his).press("next", thandi[3]);
    expect(asked.path).toBe("/en/choose-answers");
    expect(readText(asked.html)).not.toContain("Johan");
  });
});

describe("a form of the same person", () => {
  it("is taken though another tab has gone on, twice the same and with a corrected name", async () => {
    for (const changes of [{}, { name: "Thandeka" }, { dateOfBirth: typeDay(-63) }]) {
      const { his: sameTab } = await openTwoTabs();
      expect((await sameTab.press("next", { ...thandi[1], ...changes })).path).toBe("/en/2");
    }
  });
});
