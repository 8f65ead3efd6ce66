import { describe, expect, it } from "vitest";
import { isCellNumber, parsePhone } from "./phone";
import { formatPhone } from "./write-phone";

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
    expect(formatPhone("+270821234567")).toBe("+27 (0) 82 123 4567");
    expect(formatPhone("821234567")).toBe(formatPhone("082 123 4567"));
    expect(formatPhone("82 123")).toBe("82 123");
  });
});

describe("an SMS reaches", () => {
  it.each(["601234567", "711234567", "791234567", "811234567", "821234567", "841234567"])(
    "the cell phone %s",
    (digits) => expect(isCellNumber(digits)).toBe(true),
  );

  it.each(["112345678", "211234567", "511234567", "800123456", "851234567", "861234567", "871234567"])(
    "neither a landline nor a service: %s",
    (digits) => expect(isCellNumber(digits)).toBe(false),
  );
});
