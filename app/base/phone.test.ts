import { describe, expect, it } from "vitest";
import { formatPhone, parsePhone } from "./phone";

describe("a cell phone number", () => {
  it.each([
    "821234567",
    "0821234567",
    "082 123 4567",
    "082/123/4567",
    "082.123.4567",
    "(082) 123-4567",
    "27 82 123 4567",
    "+27 82 123 4567",
    "+27 (0) 82 123 4567",
    "0027821234567",
    "\u202a+27 82 123 4567\u202c",
    "+27\u201182\u2011123\u20114567",
    "082–123–4567",
  ])("is read from %j", (typed) => expect(parsePhone(typed)).toBe("821234567"));

  it("may begin with 27 without being abroad", () => {
    expect(parsePhone("271 234 567")).toBe("271234567");
  });

  it.each(["", "82 123 456", "082 123 45678", "+44 82 123 4567", "082x1234567", "call 082 123 4567"])(
    "is not read from %j",
    (typed) => expect(parsePhone(typed)).toBeUndefined(),
  );

  it("is written in groups, and other text as it is", () => {
    expect(formatPhone("+270821234567")).toBe("+27\u00a0(0)\u00a082\u00a0123\u00a04567");
    expect(formatPhone("821234567")).toBe(formatPhone("082 123 4567"));
    expect(formatPhone("82 123")).toBe("82 123");
  });
});
