/**
 * Where a visitor is in the explanation of a plan, so that they find the place again: in the browser, as unfinished
 * answers are, in one small cookie for each plan.
 */
import { z } from "zod";
import { createSealedCookie } from "./sealed-cookie.server";

/** The time for which a guest's plan can be opened without a visit in between. */
const MONTH_SECONDS = 30 * 86_400;

/** Together with the unfinished answers they have to fit into the 16 KiB that a server reads of a request's headers. */
const MOST_PLACES = 4;

/** The step that was shown last, and what was chosen on the way, in the walk-through's own words. */
type Place = { step: number; choice?: string };

const placeCookie = createSealedCookie<Place>({
  name: "baobab_place",
  maxAgeSeconds: MONTH_SECONDS,
  schema: z.object({ step: z.number(), choice: z.string().optional() }),
});

/** The place in the explanation of a plan; undefined before it was opened. */
export async function readPlace(request: Request, plan: number): Promise<Place | undefined> {
  return placeCookie.read(request, String(plan));
}

/** Remembers the place, and forgets the oldest of other plans if there are too many. */
export async function writePlace(request: Request, plan: number, place: Place): Promise<string[]> {
  const part = String(plan);
  const written = await placeCookie.write(place, part);
  if (!written.ok) throw new Error("A place's cookie is too long");
  return [written.value, ...placeCookie.clearOldest(request, part, MOST_PLACES)];
}

/** Remembers the step that is shown; nothing if it is the one that was shown last. What was chosen is kept. */
export async function rememberStep(request: Request, plan: number, step: number): Promise<string[]> {
  const place = await readPlace(request, plan);
  return place?.step === step ? [] : writePlace(request, plan, { ...place, step });
}

/** Forgets the place, as for a recommendation that has been gone through or replaced. */
export function clearPlace(plan: number): string {
  return placeCookie.clear(String(plan));
}
