import { describe, expect, it } from "vitest";
import { readClient, readNamedPlan, readPlanChoice, writePlanAddress } from "./plan-address";

describe("the address of a page about a plan", () => {
  it("names the plan first, then what else is asked", () => {
    expect(writePlanAddress("/en/1", { plan: 1502, client: undefined }, { check: "" })).toBe(
      "/en/1?plan=1502&check",
    );
    expect(
      writePlanAddress("/en/1", { plan: "new", client: undefined }, { check: "dependants[0].gender" }),
    ).toBe("/en/1?plan=new&check=dependants%5B0%5D.gender");
  });

  it("is the bare path for a visitor without a plan", () => {
    expect(writePlanAddress("/en/1", { plan: undefined, client: undefined }, { lost: undefined })).toBe(
      "/en/1",
    );
  });

  it.each([
    ["", undefined],
    ["plan=1502", 1502],
    ["view=income&plan=new", "new"],
    ["plan=", "unknown"],
    ["plan=0", "unknown"],
    ["plan=-1", "unknown"],
    ["plan=1.5", "unknown"],
    ["plan=12345678901", "unknown"],
    ["plan=newest", "unknown"],
  ])("%s names the plan %s", (query, plan) => {
    expect(readPlanChoice(new URLSearchParams(query))).toBe(plan);
  });
});

describe("the client for whom an adviser opens a page", () => {
  it("is named after the plan", () => {
    expect(writePlanAddress("/en/1", { plan: "new", client: 812 })).toBe("/en/1?plan=new&client=812");
    expect(writePlanAddress("/en/1", { plan: undefined, client: 812 }, { check: "" })).toBe(
      "/en/1?client=812&check",
    );
  });

  it.each([
    ["plan=1502", undefined],
    ["client=812", 812],
    ["client=", "unknown"],
    ["client=new", "unknown"],
    ["client=0812", "unknown"],
  ])("%s names the client %s", (query, client) => {
    expect(readClient(new URLSearchParams(query))).toBe(client);
  });
});

it.each([
  ["plan=1502&client=812", { plan: 1502, client: 812 }],
  ["client=812", { plan: undefined, client: 812 }],
  ["plan=0&client=new", { plan: undefined, client: undefined }],
])("%s names what can be one", (query, named) => {
  expect(readNamedPlan(new URLSearchParams(query))).toEqual(named);
});
