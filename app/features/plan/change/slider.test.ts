import { describe, expect, it } from "vitest";
import { joinSlider, writeSlider } from "./slider";

const RANGE = { least: 246_000, most: 1_441_526, step: 10_000 };
const SHARES = { shares: [10, 15, 45, 50] };

/** Posts a form as it was shown, with these changes. */
function post(text: string, changes: Record<string, string>) {
  const form = new FormData();
  const shown = { lumpSum: text, ...writeSlider(RANGE, text), ...changes };
  for (const [name, value] of Object.entries(shown)) form.set(name, value);
  joinSlider(form, "lumpSum");
  return form;
}

const read = (form: FormData) => String(form.get("lumpSum")).replace(/\s/g, "");

describe("an amount with a slider", () => {
  it("is at the slider's nearest place", () => {
    expect(writeSlider(RANGE, "526 316").slider).toBe("530000");
    expect(writeSlider(RANGE, "9 000 000").slider).toBe("1440000");
    expect(writeSlider(RANGE, "much", "300000").slider).toBe("300000");
  });

  it.each<[what: string, changes: Record<string, string>, amount: string]>([
    ["as it was shown, however it is spaced", { lumpSum: "526316" }, "526316"],
    ["what was typed", { lumpSum: "800 000" }, "800000"],
    ["what was slid", { slider: "700000" }, "700000"],
    ["what was typed, where both were changed", { lumpSum: "800 000", slider: "700000" }, "800000"],
    ["the least at the slider's lower end", { slider: "240000" }, "246000"],
    ["the most at its upper end", { slider: "1450000" }, "1441526"],
    ["nothing where that was typed", { lumpSum: "" }, ""],
    ["as it was shown where the slider says nothing", { slider: "" }, "526316"],
  ])("is %s", (_, changes, amount) => {
    expect(read(post("526 316", changes))).toBe(amount);
  });

  it("goes on from what was posted when its page comes again", () => {
    const again = post("526 316", { lumpSum: "9 000 000" });
    again.set("slider", "700000");
    joinSlider(again, "lumpSum");
    expect(read(again)).toBe("700000");
  });
});

describe("a share with a slider", () => {
  it("is at the nearest place of the list", () => {
    expect(writeSlider(SHARES, "40").slider).toBe("2");
    expect(writeSlider(SHARES, "").slider).toBe("0");
    expect(writeSlider(SHARES, "half", "3").slider).toBe("3");
  });

  it.each<[what: string, changes: Record<string, string>, share: string]>([
    ["what was slid", { slider: "1" }, "15"],
    ["as it was shown where there is no such place", { slider: "9" }, "50"],
  ])("is %s", (_, changes, share) => {
    const form = new FormData();
    const shown = { share: "50", ...writeSlider(SHARES, "50"), ...changes };
    for (const [name, value] of Object.entries(shown)) form.set(name, value);
    joinSlider(form, "share", SHARES.shares);
    expect(form.get("share")).toBe(share);
  });
});
