import { expect, it } from "vitest";
import { makeRouteFinder } from "./route-finder";

const find = makeRouteFinder(() => ({
  root: { id: "root", path: "" },
  first: { id: "first", parentId: "root", index: true },
  layout: { id: "layout", parentId: "root", path: "en" },
  intro: { id: "intro", parentId: "layout", index: true },
  step: { id: "step", parentId: "layout", path: ":step" },
  plan: { id: "plan", parentId: "layout", path: "recommended-plan" },
  shared: { id: "shared", parentId: "root", path: "en/shared/:token" },
  api: { id: "api", parentId: "root", path: "api/*" },
  rest: { id: "rest", parentId: "root", path: "*" },
}));

it.each([
  ["/", "/"],
  ["/en", "/en"],
  ["/en/", "/en"],
  ["/en/3", "/en/:step"],
  ["/en/recommended-plan", "/en/recommended-plan"],
  ["/en/shared/s3cret", "/en/shared/:token"],
  ["/api/plan/shared/s3cret", "/api/*"],
  ["/EN/Recommended-Plan/", "/en/recommended-plan"],
  ["/wp-login.php", "/*"],
])("names the pattern of %s", (path, pattern) => {
  expect(find(path)).toBe(pattern);
});

it("has no name for a path that no page has", () => {
  expect(makeRouteFinder(() => ({ root: { id: "root", path: "" } }))("/anything")).toBeUndefined();
});
