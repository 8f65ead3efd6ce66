/** Each survey step, walk-through step and tab is a route inside the frame that it shares with the others. */
import { expect, it } from "vitest";
import { type BuiltRoute, readBuiltRoutes } from "../support/route-manifest";

const FRAMES: Record<string, string> = {
  "en/:step": "routes/en._survey",
  "en/recommendation-experience/:step": "routes/en.recommendation-experience",
  "en/recommendation-experience/13": "routes/en.recommendation-experience",
  "en/recommendation-experience/12/:tab": "routes/en.recommendation-experience.12",
  "en/recommendation-experience/12/result": "routes/en.recommendation-experience.12",
};

/** The pages with a wrong frame, or outside the site's. */
function findMisplaced(routes: readonly BuiltRoute[]): string[] {
  const wrong = routes.filter(({ id, path = "", parentId = "" }) => {
    const frame = FRAMES[path];
    return frame
      ? parentId !== frame
      : /^en\b/.test(path) && !parentId.startsWith("routes/en") && id !== "routes/$";
  });
  const missing = Object.keys(FRAMES).filter((path) => !routes.some((route) => route.path === path));
  return [...wrong.map(({ path = "", parentId }) => `${path} in ${parentId}`), ...missing];
}

it("every page stands in its frame", () => {
  const routes = readBuiltRoutes();
  expect(findMisplaced(routes)).toEqual([]);
  const planted = routes.map((route) =>
    route.path === "en/:step" || route.path === "en/menu" ? { ...route, parentId: "root" } : route,
  );
  expect(findMisplaced(planted).sort()).toEqual(["en/:step in root", "en/menu in root"]);
});
