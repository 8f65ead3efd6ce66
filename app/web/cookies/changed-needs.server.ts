/**
 * The needs that a visitor has changed in a plan's walk-through: stored in the browser for as long as
 * unfinished answers are, and never in an address.
 */
import { z } from "zod";
import { type AdjustNeeds, adjustNeedsSchema } from "~/contract/plan/adjust-needs";
import { createSealedCookie } from "./sealed-cookie.server";

const DAY_SECONDS = 86_400;

/**
 * Together with the unfinished answers they have to fit into the 16 KiB that a server accepts for a request's
 * headers.
 */
const MOST_PLANS = 3;

const changesSchema = z.object({
  needs: adjustNeedsSchema.optional(),
  before: adjustNeedsSchema.optional(),
  income: z.number().optional(),
  left: z.array(z.string()).default([]),
  shown: z.string().optional(),
});

/** A visitor's changes to a plan, and their progress with them. */
export type NeedsInProgress = {
  /** Absent while they equal those of the stored plan, which another device may change. */
  needs?: AdjustNeeds;
  /** The needs before the last change; absent if there is nothing to undo. */
  before?: AdjustNeeds;
  /** A lower income that could not be saved, in rand a month. */
  income?: number;
  /** The names of the tabs that the visitor has visited and left. */
  left: string[];
  /** The tab shown last. */
  shown?: string;
};

const needsCookie = createSealedCookie<NeedsInProgress>({
  name: "baobab_needs",
  maxAgeSeconds: DAY_SECONDS,
  schema: changesSchema,
});

/** The changed needs of a plan and the progress with them; undefined before the visitor's first change. */
export async function readNeedsInProgress(
  request: Request,
  plan: number,
): Promise<NeedsInProgress | undefined> {
  return needsCookie.read(request, String(plan));
}

/**
 * Stores the changed needs of a plan, and deletes the oldest of other plans if there are too many. Needs
 * without any change are stored too: for an amended plan that is a change.
 */
export async function writeNeedsInProgress(
  request: Request,
  plan: number,
  progress: NeedsInProgress,
): Promise<string[]> {
  const part = String(plan);
  const written = await needsCookie.write(progress, part);
  if (!written.ok) throw new Error("A cookie of changed needs is too long");
  return [written.value, ...needsCookie.clearOldest(request, part, MOST_PLANS)];
}

/** Deletes the changed needs of a plan. */
export function clearChangedNeeds(plan: number): string {
  return needsCookie.clear(String(plan));
}
