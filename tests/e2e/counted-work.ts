import type { Page } from "playwright/test";
import { type Hand, takePointer } from "./visitor";

/** A hand that counts its clicks and fields, and a count of pages. */
export function countWork(page: Page) {
  const work = { clicks: 0, fields: 0, pages: 0 };
  let shown = "";
  page.on("framenavigated", (frame) => {
    // Without scripts, the page that waits for a plan reloads itself each second: that is no work.
    if (frame !== page.mainFrame() || frame.url() === shown) return;
    shown = frame.url();
    work.pages += 1;
  });
  const pointer = takePointer(page);
  const hand: Hand = {
    type: async (name, value) => {
      work.fields += 1;
      await pointer.type(name, value);
    },
    choose: async (name, value) => {
      // If an adviser answers for a client, the consent is given by its date.
      if (name === "healthConsent") return;
      work.clicks += 1;
      await pointer.choose(name, value);
    },
    pick: async (name, value) => {
      work.clicks += 1;
      await pointer.pick(name, value);
    },
  };
  const press = async (name: string | RegExp, role: "link" | "button" = "button") => {
    work.clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  return { work, hand, press };
}
