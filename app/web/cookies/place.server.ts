/**
 * A visitor's place in the walk-through of a plan, so that they find it again: stored in the browser, as
 * unfinished answers are, in one small cookie for each plan.
 */
import { z } from "zod";
import { createSealedCookie } from "./sealed-cookie.server";

/** As long as a guest's plan can be opened without a visit in between. */
const MONTH_SECONDS = 30 * 86_400;

/**
 * Together with the unfinished answers they have to fit into the 16 KiB that a server accepts for a request's
 * headers.
 */
const MOST_PLACES = 4;

/** The last step shown, and the choices on the way, encoded by the walk-through. */
type Place = { step: number; choice?: string };

const placeCookie = createSealedCookie<Place>({
  name: "baobab_place",
  maxAgeSeconds: MONTH_SECONDS,
  schema: z.object({ step: z.number(), choice: z.string().optional() }),
});

/** The place in the walk-through of a plan; undefined before it was opened. */
export async function readPlace(request: Request, plan: number): Promise<Place | undefined> {
  return placeCookie.read(request, String(plan));
}

/** Stores the place, and deletes the oldest of other plans if there are too many. */
export async function writePlace(request: Request, plan: number, place: Place): Promise<string[]> {
  const part = String(plan);
  const written = await placeCookie.write(place, part);
  if (!written.ok) throw new Error("A place's cookie is too long");
  return [written.value, ...placeCookie.clearOldest(request, part, MOST_PLACES)];
}

/** Stores the step being shown, unless it is stored already. The choice stays. */
export async function storeStep(request: Request, plan: number, step: number): Promise<string[]> {
  const place = await readPlace(request, plan);
  return place?.step === step ? [] : writePlace(request, plan, { ...place, step });
}

/** Deletes the place, as after a recommendation was gone through or replaced. */
export function clearPlace(plan: number): string {
  return placeCookie.clear(String(plan));
}
