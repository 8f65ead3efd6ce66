import { describe, expect, it } from "vitest";
import { z } from "zod";
import { field } from "./field";
import { readFields } from "./read-fields.server";
import { rand, yesNo } from "./typings";
import { shortText } from "./contact-typings";

describe("a form of fields", () => {
  const form = z.object({
    savings: field(
      rand,
      z.number({ required_error: "Enter it", invalid_type_error: "No amount" }).max(9, "Too much"),
    ),
    debt: field(rand, z.number().default(0)),
    partner: field(yesNo, z.boolean()),
  });
  const fill = (typed: Record<string, string>) => {
    const posted = new FormData();
    for (const [name, value] of Object.entries(typed)) posted.set(name, value);
    return posted;
  };

  it("becomes values", async () => {
    const read = await readFields(form, fill({ savings: "R5", debt: "", partner: "yes" }));
    expect(read).toEqual({ ok: true, value: { savings: 5, debt: 0, partner: true } });
  });

  it.each([
    [{ partner: "no" }, "Enter it"],
    [{ savings: " ", partner: "no" }, "Enter it"],
    [{ savings: "lots", partner: "no" }, "No amount"],
    [{ savings: "10", partner: "no" }, "Too much"],
  ])("has the message of its rule at the field: %j", async (typed, message) => {
    const read = await readFields(form, fill(typed));
    expect(read).toEqual({ ok: false, reason: [{ field: "savings", message }] });
  });

  it("tells all mistakes in the order of its fields", async () => {
    const slow = z.string().transform(Number).pipe(z.number().min(1));
    const other = z.object({ first: field(shortText, slow), second: field(shortText, z.string()) });
    const read = await readFields(other, fill({ first: "0" }));
    expect(read.ok ? [] : read.reason.map(({ field: name }) => name)).toEqual(["first", "second"]);
  });

  it("says how each of its fields is typed", () => {
    expect(form.shape.savings.typing.look).toMatchObject({ mask: "amount", prefix: "R" });
  });
});
