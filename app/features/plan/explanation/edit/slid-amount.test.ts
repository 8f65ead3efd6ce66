import { describe, expect, it } from "vitest";
import { joinSlid, writeSlid } from "./slid-amount";

const RANGE = {
  least: { amount: 246_000, words: "" },
  most: { amount: 1_441_526, words: "" },
  step: 10_000,
};

/** Posts a form as it was shown, but for what was changed in it. */
function post(text: string, changes: Record<string, string>) {
  const form = new FormData();
  const shown = { lumpSum: text, ...writeSlid(text, RANGE), ...changes };
  for (const [name, value] of Object.entries(shown)) form.set(name, value);
  joinSlid(form, "lumpSum");
  return form;
}

const read = (form: FormData) => String(form.get("lumpSum")).replace(/\s/g, "");

describe("an amount with a slider", () => {
  it("is at the slider's nearest place", () => {
    expect(writeSlid("526 316", RANGE).slider).toBe("530000");
    expect(writeSlid("9 000 000", RANGE).slider).toBe("1440000");
    expect(writeSlid("much", RANGE, "300000").slider).toBe("300000");
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
    joinSlid(again, "lumpSum");
    expect(read(again)).toBe("700000");
  });
});
