/**
 * The needs that a visitor has changed on the way through a plan's explanation and not saved yet: in the browser, as
 * unfinished answers are, for as long, and never in an address.
 */
import { z } from "zod";
import { adjustNeedsSchema } from "~/contract/adjust-needs";
import type { AdjustNeeds } from "~/contract/adjust-needs";
import { createSealedCookie } from "./sealed-cookie.server";

const DAY_SECONDS = 86_400;

/** Together with the unfinished answers they have to fit into the 16 KiB that a server reads of a request's headers. */
const MOST_PLANS = 3;

const changesSchema = z.object({
  needs: adjustNeedsSchema,
  before: adjustNeedsSchema.optional(),
  left: z.array(z.string()).default([]),
  shown: z.string().optional(),
});

/** What was changed in a plan, and how far a visitor has come with it. */
export type NeedsInProgress = {
  needs: AdjustNeeds;
  /** The needs before the last change; absent where there is nothing to undo. */
  before?: AdjustNeeds;
  /** The tabs that the visitor has been to and left, by their names. */
  left: string[];
  /** The tab shown last. */
  shown?: string;
};

const needsCookie = createSealedCookie<NeedsInProgress>({
  name: "baobab_needs",
  maxAgeSeconds: DAY_SECONDS,
  schema: changesSchema,
});

/** The changed needs of a plan, and how far they have come; nothing changed if there are none. */
export async function readNeedsInProgress(request: Request, plan: number): Promise<NeedsInProgress> {
  return (await needsCookie.read(request, String(plan))) ?? { needs: {}, left: [] };
}

/** The changed needs of a plan; empty if all are as recommended. */
export async function readChangedNeeds(request: Request, plan: number): Promise<AdjustNeeds> {
  return (await readNeedsInProgress(request, plan)).needs;
}

/** Stores the changed needs of a plan, and forgets the oldest of other plans if there are too many. */
export async function writeNeedsInProgress(
  request: Request,
  plan: number,
  progress: NeedsInProgress,
): Promise<string[]> {
  const part = String(plan);
  const { needs, left, shown } = progress;
  const isUntouched = Object.values(needs).every((need) => need === undefined);
  if (isUntouched && left.length === 0 && shown === undefined) return [needsCookie.clear(part)];
  const written = await needsCookie.write(progress, part);
  if (!written.ok) throw new Error("A cookie of changed needs is too long");
  return [written.value, ...needsCookie.clearOldest(request, part, MOST_PLANS)];
}

/** The same where they were changed outside the tabs: there is nothing to undo. */
export async function writeChangedNeeds(
  request: Request,
  plan: number,
  needs: AdjustNeeds,
): Promise<string[]> {
  const { left, shown } = await readNeedsInProgress(request, plan);
  return writeNeedsInProgress(request, plan, { needs, left, shown });
}

/** Forgets what was changed in a plan. */
export function clearChangedNeeds(plan: number): string {
  return needsCookie.clear(String(plan));
}

/** Forgets what was changed in all plans. */
export function clearAllChangedNeeds(request: Request): string[] {
  return needsCookie.listParts(request).map((part) => needsCookie.clear(part));
}
