/**
 * The needs that a visitor has changed on the way through a plan's explanation: in the browser, as unfinished answers are,
 * for as long, and never in an address.
 */
import { z } from "zod";
import { adjustNeedsSchema } from "~/contract/plan/adjust-needs";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import { createSealedCookie } from "./sealed-cookie.server";

const DAY_SECONDS = 86_400;

/** Together with the unfinished answers they have to fit into the 16 KiB that a server reads of a request's headers. */
const MOST_PLANS = 3;

const changesSchema = z.object({
  needs: adjustNeedsSchema.optional(),
  before: adjustNeedsSchema.optional(),
  income: z.number().optional(),
  left: z.array(z.string()).default([]),
  shown: z.string().optional(),
});

/** What was changed in a plan, and how far a visitor has come with it. */
export type NeedsInProgress = {
  /** Absent while they are those of the stored plan, which another device may change. */
  needs?: AdjustNeeds;
  /** The needs before the last change; absent where there is nothing to undo. */
  before?: AdjustNeeds;
  /** A lower income that could not be saved, in rand a month. */
  income?: number;
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

/** The changed needs of a plan, and how far they have come; undefined before the visitor has worked on them. */
export async function readNeedsInProgress(
  request: Request,
  plan: number,
): Promise<NeedsInProgress | undefined> {
  return needsCookie.read(request, String(plan));
}

/**
 * Stores the changed needs of a plan, and forgets the oldest of other plans if there are too many. That all changes were
 * taken back is stored too: of an amended plan it is a change.
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

/** Forgets what was changed in a plan. */
export function clearChangedNeeds(plan: number): string {
  return needsCookie.clear(String(plan));
}
