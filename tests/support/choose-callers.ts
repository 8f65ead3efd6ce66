import { inject } from "vitest";
import { CALLERS } from "./cast";
import type { CallerName } from "./cast";
import type { Rule } from "./page-rules";

/** Those whom the rule of a page tells apart. */
const TOLD_APART: Partial<
  Record<Rule | "another's client" | "form" | "refused form", readonly CallerName[]>
> = {
  everyone: ["nobody", "person", "administrator"],
  guests: ["nobody", "guest", "person", "planner"],
  "logged in": ["nobody", "guest", "person", "planner", "deactivated planner"],
  owner: ["nobody", "guest", "another guest", "person", "another person", "planner"],
  "another's client": ["nobody", "person", "planner", "other planner", "administrator"],
  picture: CALLERS,
  adviser: CALLERS,
  "adviser or administrator": CALLERS,
  form: ["nobody", "guest", "another person", "coach", "planner", "administrator"],
  // Who together have the form of every page.
  "refused form": ["guest", "person", "planner", "administrator"],
};

const OF_A_DESK: readonly CallerName[] = [
  "nobody",
  "person",
  "coach",
  "planner",
  "deactivated planner",
  "administrator",
];

/** As whom a page is asked for, or a form posted: before a release as everybody. */
export const chooseCallers = (what: keyof typeof TOLD_APART): readonly CallerName[] =>
  inject("isLong") ? CALLERS : (TOLD_APART[what] ?? OF_A_DESK);
