/** A slider beside a field of the same value. A form posts both, and without scripts nothing keeps them equal. */
import { percentage, rand } from "~/web/fields/typings";

/** The field of the slider, and the hidden one with what field and slider showed and with the slider's ends. */
export const SLIDER = "slider";
export const SLID = "slid";

/** A list of shares in percentage points, of which the slider posts the index; or a range of whole rand. */
export type SliderScale = { shares: readonly number[] } | { least: number; most: number; step: number };

/** The thumb's place nearest to the typed text; undefined for text that cannot be read. */
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

/** The text for a place of the thumb; undefined for no place. */
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
 * The slider's fields for a text; unreadable text leaves the slider in its place.
 * @param place the slider's present place
 */
export function writeSlider(scale: SliderScale, text: string, place = ""): Record<string, string> {
  const shown = placeThumb(scale, text) ?? place;
  const slid = new URLSearchParams({ text, place: shown });
  if ("least" in scale) slid.set("least", String(scale.least));
  if ("most" in scale) slid.set("most", String(scale.most));
  return { [SLIDER]: shown, [SLID]: slid.toString() };
}

/**
 * Makes field and slider of a posted form equal: the typed text if it was changed, otherwise the slider's
 * value if it was moved. The next form starts from there.
 * @param shares the slider's shares; absent for amounts
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

/** True if two amounts differ by more than their spaces. */
export function isOther(one: string, other: string): boolean {
  return one.replace(/\s/g, "") !== other.replace(/\s/g, "");
}
