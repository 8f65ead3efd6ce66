import { describe, expect, it } from "vitest";
import { formatTyped } from "./format-typed";

describe("tidying what was typed", () => {
  it("groups thousands of an amount with no-break spaces and drops the R", () => {
    expect(formatTyped("amount", "R4200000")).toBe("4\u00a0200\u00a0000");
    expect(formatTyped("amount", "1,500,000")).toBe("1\u00a0500\u00a0000");
  });

  it("puts slashes and zeros into a date", () => {
    expect(formatTyped("date", "1-3-1964")).toBe("01/03/1964");
  });

  it("spaces a phone number as ## ### #### after its +27 (0), with or without the country's code", () => {
    for (const typed of [
      "0821234567",
      "821234567",
      "+27 82 123 4567",
      "0027821234567",
      "+27 (0) 82 123 4567",
      "27 82 123 4567",
      "082/123/4567",
    ]) {
      expect(formatTyped("phone", typed)).toBe("82 123 4567");
    }
  });

  it("leaves alone what it cannot read", () => {
    expect(formatTyped("amount", "about 5")).toBe("about 5");
    expect(formatTyped("date", "31/02/2026")).toBe("31/02/2026");
    expect(formatTyped("phone", "12345")).toBe("12345");
    expect(formatTyped("phone", "082x1234567")).toBe("082x1234567");
    expect(formatTyped("amount", "")).toBe("");
  });
});
