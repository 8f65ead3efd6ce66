/** A slider beside the field of the same value, as a form posts both: without scripts nothing makes them say the same. */
import { percentage, rand } from "~/web/fields/typings";

/** The field of the slider, and the one that repeats what field and slider showed, and where the slider ended. */
export const SLIDER = "slider";
export const SLID = "slid";

/** Over a list of shares in percentage points, of which it posts the place; or over amounts of whole rand. */
export type SliderScale = { shares: readonly number[] } | { least: number; most: number; step: number };

/** Where the thumb comes nearest to what is typed; undefined for text that cannot be read. */
export function placeThumb(scale: SliderScale, text: string): string | undefined {
  if ("shares" in scale) {
    const typed = percentage().read(text) ?? 0;
    if (Number.isNaN(typed)) return undefined;
    const distances = scale.shares.map((share) => Math.abs(share - typed));
    return String(distances.indexOf(Math.min(...distances)));
  }
  const amount = cut(Number(rand.read(text)), scale);
  return Number.isNaN(amount) ? undefined : String(Math.round(amount / scale.step) * scale.step);
}

/** The text that a place of the thumb stands for; undefined for no place. */
export function readThumb(scale: SliderScale, place: string): string | undefined {
  const at = Number(place || NaN);
  if ("shares" in scale) {
    const share = scale.shares[at];
    return share === undefined ? undefined : String(share);
  }
  return Number.isNaN(at) ? undefined : rand.write(cut(at, scale));
}

type Ends = { least: number; most: number };

function cut(amount: number, { least, most }: Ends): number {
  return Math.min(Math.max(amount, least), most);
}

/**
 * What slider and field show of a text; one that cannot be read leaves the slider where it was.
 * @param place where that is
 */
export function writeSlider(scale: SliderScale, text: string, place = ""): Record<string, string> {
  const shown = placeThumb(scale, text) ?? place;
  const slid = new URLSearchParams({ text, place: shown });
  if ("least" in scale) slid.set("least", String(scale.least));
  if ("most" in scale) slid.set("most", String(scale.most));
  return { [SLIDER]: shown, [SLID]: slid.toString() };
}

/**
 * Makes field and slider of a posted form say the same: what was typed if that was changed, else what was slid if that was.
 * The next form starts from there.
 * @param shares what the slider offers, if that is no amounts
 */
export function joinSlider(form: FormData, field: string, shares?: readonly number[]): void {
  const [typed, place] = [field, SLIDER].map((name) => String(form.get(name) ?? "")) as [string, string];
  const shown = new URLSearchParams(String(form.get(SLID) ?? ""));
  const ends = { least: Number(shown.get("least")), most: Number(shown.get("most")), step: 1 };
  const isTyped = isOther(typed, shown.get("text") ?? "");
  const slid = place === shown.get("place") ? undefined : readThumb(shares ? { shares } : ends, place);
  const text = isTyped ? typed : (slid ?? typed);
  shown.set("text", text);
  shown.set("place", place);
  form.set(field, text);
  form.set(SLID, shown.toString());
}

/** Whether two amounts are typed otherwise; how they are spaced makes no difference. */
export function isOther(one: string, other: string): boolean {
  return one.replace(/\s/g, "") !== other.replace(/\s/g, "");
}
