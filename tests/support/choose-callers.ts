import { inject } from "vitest";
import type { Right } from "../../app/contract/wire/rights";
import { type CallerName, CALLERS } from "./cast";
import type { Rule } from "./page-rules";

type Callers = readonly CallerName[];

const ROLES = ["nobody", "guest", "person", "coach", "planner", "other planner", "administrator"] as const;

/** The callers whom a page's rule distinguishes; all callers, where a page asks little of the site. */
const TOLD_APART: Record<Exclude<Rule, Right> | "another's client" | "form" | "refused form", Callers> = {
  everyone: ["nobody", "guest", "person", "administrator"],
  guests: CALLERS,
  "logged in": [...ROLES, "deactivated planner"],
  owner: ["nobody", "guest", "another guest", "person", "another person", "coach", "planner"],
  "own plans": CALLERS,
  "another's client": ROLES,
  picture: CALLERS,
  adviser: CALLERS,
  "adviser or administrator": CALLERS,
  form: [...ROLES, "another person"],
  // Together they see every form.
  "refused form": ["guest", "person", "planner", "administrator"],
};

/** For pages that need a right, which people in some role have. */
const OF_A_RIGHT: Callers = [...ROLES, "deactivated planner"];

const isNamed = (what: string): what is keyof typeof TOLD_APART => what in TOLD_APART;

/** The callers as whom a page is opened, or a form posted: all of them in the long run. */
export function chooseCallers(what: keyof typeof TOLD_APART | Right): Callers {
  if (inject("isLong")) return CALLERS;
  return isNamed(what) ? TOLD_APART[what] : OF_A_RIGHT;
}
