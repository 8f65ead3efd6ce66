/**
 * The needs that a visitor has changed on the way through a plan's explanation and not saved yet: in the browser, as
 * unfinished answers are, for as long, and never in an address.
 */
import { adjustNeedsSchema } from "~/contract/adjust-needs";
import type { AdjustNeeds } from "~/contract/adjust-needs";
import { createSealedCookie } from "./sealed-cookie.server";

const DAY_SECONDS = 86_400;

/** Together with the unfinished answers they have to fit into the 16 KiB that a server reads of a request's headers. */
const MOST_PLANS = 3;

const needsCookie = createSealedCookie<AdjustNeeds>({
  name: "baobab_needs",
  maxAgeSeconds: DAY_SECONDS,
  schema: adjustNeedsSchema,
});

/** The changed needs of a plan; empty if all are as recommended. */
export async function readChangedNeeds(request: Request, plan: number): Promise<AdjustNeeds> {
  return (await needsCookie.read(request, String(plan))) ?? {};
}

/** Stores the changed needs of a plan, and forgets the oldest of other plans if there are too many. */
export async function writeChangedNeeds(
  request: Request,
  plan: number,
  needs: AdjustNeeds,
): Promise<string[]> {
  const part = String(plan);
  const isAsRecommended = Object.values(needs).every((need) => need === undefined);
  if (isAsRecommended) return [needsCookie.clear(part)];
  const written = await needsCookie.write(needs, part);
  if (!written.ok) throw new Error("A cookie of changed needs is too long");
  return [written.value, ...needsCookie.clearOldest(request, part, MOST_PLANS)];
}

/** Forgets what was changed in a plan. */
export function clearChangedNeeds(plan: number): string {
  return needsCookie.clear(String(plan));
}

/** Forgets what was changed in all plans. */
export function clearAllChangedNeeds(request: Request): string[] {
  return needsCookie.listParts(request).map((part) => needsCookie.clear(part));
}
