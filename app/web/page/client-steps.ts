/** The steps that an adviser takes with a client, as the band under the header shows them. */
import type { SeedState } from "~/ui/seed";

const STEPS = ["Client", "Answers", "Walk-through", "Fees", "Plan", "Share or print"] as const;
type ClientStep = (typeof STEPS)[number];

/** Keyed by the beginning of the addresses of their pages, the longer one first. */
const PAGES: readonly [RegExp, ClientStep][] = [
  [/^\/en\/admin\/fees$/, "Fees"],
  [/^\/en\/admin(\/clients(\/\w+)*)?$/, "Client"],
  [/^\/en\/recommended-plan\/share$/, "Share or print"],
  [/^\/en\/recommended-plan(\/|$)/, "Plan"],
  [/^\/en\/(recommendation-experience|annuity-options)(\/|$)/, "Walk-through"],
  [/^\/en\/([1-7]|check-answers|choose-answers|discard-edited-plan|thank-you|waiting|not-saved)$/, "Answers"],
];

/**
 * The steps with a client, as they stand on a page; a coach sets no fees.
 * @returns undefined on a page that is none of them
 */
export function listClientSteps(
  path: string,
  setsFees: boolean,
): { name: string; state: SeedState }[] | undefined {
  const here = PAGES.find(([pattern]) => pattern.test(path))?.[1];
  if (here === undefined) return undefined;
  const current = STEPS.indexOf(here);
  const sayState = (at: number) => (at < current ? "done" : at === current ? "current" : "todo");
  return STEPS.map((name, at): { name: string; state: SeedState } => ({ name, state: sayState(at) })).filter(
    ({ name }) => setsFees || name !== "Fees",
  );
}
