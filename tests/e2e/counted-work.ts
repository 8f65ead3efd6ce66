import type { Page } from "playwright/test";
import { takePointer } from "./visitor";
import type { Hand } from "./visitor";

/** A hand that counts what it does, and pages that count themselves. */
export function countWork(page: Page) {
  const work = { clicks: 0, fields: 0, pages: 0 };
  let shown = "";
  page.on("framenavigated", (frame) => {
    // A page that waits for the plan loads itself again each second where there are no scripts: that is no work.
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
      // The client's consent is given by a date when somebody answers for them.
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
