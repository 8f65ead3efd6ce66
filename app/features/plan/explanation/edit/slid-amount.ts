/** An amount with a slider beside its field, as a form posts both: without scripts nothing makes them say the same. */
import { rand } from "~/web/fields/typings";
import type { AmountWords } from "~/words/changes/describe-amount";
import { SLIDER } from "../increase/typed-needs";

/** The field that repeats what slider and field showed, and where the slider ended. */
export const SLID = "slid";

/**
 * What slider and field show of an amount as it is typed; one that cannot be read leaves the slider where it was.
 * @param place where that is
 */
export function writeSlid(
  text: string,
  { least, most, step }: Pick<AmountWords, "least" | "most" | "step">,
  place = "",
): Record<typeof SLIDER | typeof SLID, string> {
  const cut = Math.min(Math.max(Number(rand.read(text)), least.amount), most.amount);
  const slider = Number.isNaN(cut) ? place : String(Math.round(cut / step) * step);
  const shown = { amount: text, slider, least: String(least.amount), most: String(most.amount) };
  return { [SLIDER]: slider, [SLID]: new URLSearchParams(shown).toString() };
}

/**
 * Makes field and slider of a posted form say the same: what was typed if that was changed, else what was slid if that was.
 * The next form starts from there.
 */
export function joinSlid(form: FormData, field: string): void {
  const typed = String(form.get(field) ?? "");
  const place = String(form.get(SLIDER) ?? "");
  const shown = new URLSearchParams(String(form.get(SLID) ?? ""));
  const isTyped = withoutSpaces(typed) !== withoutSpaces(shown.get("amount") ?? "");
  const slid = Math.min(
    Math.max(Number(place || NaN), Number(shown.get("least"))),
    Number(shown.get("most")),
  );
  const isSlid = place !== shown.get("slider") && !Number.isNaN(slid);
  const text = !isTyped && isSlid ? rand.write(slid) : typed;
  shown.set("amount", text);
  shown.set("slider", place);
  form.set(field, text);
  form.set(SLID, shown.toString());
}

/** How an amount is spaced makes no difference. */
function withoutSpaces(text: string): string {
  return text.replace(/\s/g, "");
}
