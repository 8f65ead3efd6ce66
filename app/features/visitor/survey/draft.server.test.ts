import { beforeAll, describe, expect, it } from "vitest";
import { TEST_SECRETS } from "../../../../tests/support/database";
import { clearDraft, readDraft, writeDraft } from "./draft.server";
import { deleteSealedCookie } from "~/web/cookies/sealed-cookie.server";

const PAGE = "http://localhost/en/1";

/** A browser with its cookies, oldest first. */
function createBrowser() {
  const cookies = new Map<string, string>();
  return {
    ask: () =>
      new Request(PAGE, { headers: { Cookie: [...cookies].map((cookie) => cookie.join("=")).join("; ") } }),
    take(headers: readonly string[]) {
      for (const header of headers) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
        if (header.includes("Max-Age=0")) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
    cookies,
  };
}

type Browser = ReturnType<typeof createBrowser>;

async function keep(browser: Browser, plan: number | "new" | undefined, name: string): Promise<void> {
  const written = await writeDraft(browser.ask(), plan, { typed: { name } });
  if (!written.ok) throw new Error(written.reason);
  browser.take(written.value);
}

const readName = async (browser: Browser, plan: number | "new" | undefined) =>
  (await readDraft(browser.ask(), plan))?.typed.name;

describe("unfinished answers", () => {
  beforeAll(() => {
    Object.assign(process.env, TEST_SECRETS);
  });

  it("belong to one plan, and to the one still to be made when there is none", async () => {
    const browser = createBrowser();
    await keep(browser, undefined, "Thandi");
    await keep(browser, 7, "Sipho");
    expect(await readName(browser, "new")).toBe("Thandi");
    expect(await readName(browser, 7)).toBe("Sipho");
    expect(await readName(browser, 8)).toBeUndefined();
    browser.take(clearDraft(browser.ask(), 7));
    expect(await readName(browser, 7)).toBeUndefined();
    expect(await readName(browser, undefined)).toBe("Thandi");
  });

  it("do not open under the number of another plan", async () => {
    const browser = createBrowser();
    await keep(browser, 7, "Sipho");
    browser.cookies.set("baobab_answers_8", browser.cookies.get("baobab_answers_7") ?? "");
    browser.cookies.set("baobab_answers", browser.cookies.get("baobab_answers_7") ?? "");
    expect(await readName(browser, 8)).toBeUndefined();
    expect(await readName(browser, undefined)).toBeUndefined();
  });

  it("of a fourth plan take the place of the oldest", async () => {
    const browser = createBrowser();
    for (const plan of [1, 2, 3, 1, 4]) await keep(browser, plan, `Name ${plan}`);
    const kept = await Promise.all([1, 2, 3, 4].map((plan) => readName(browser, plan)));
    expect(kept).toEqual([undefined, "Name 2", "Name 3", "Name 4"]);
  });

  it("are all forgotten together", async () => {
    const browser = createBrowser();
    for (const plan of [undefined, 1, 2]) await keep(browser, plan, "Thandi");
    browser.cookies.set("baobab_guest", "kept");
    browser.take(deleteSealedCookie(browser.ask(), (name) => name !== "baobab_guest"));
    expect([...browser.cookies.keys()]).toEqual(["baobab_guest"]);
  });
});
