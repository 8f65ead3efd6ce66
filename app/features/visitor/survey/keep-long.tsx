import { CheckboxCards } from "~/ui/form";

/** The box that asks this browser to keep unfinished answers for a month. */
export const KEEP_LONG = "keepLong";

const CHOICES = [
  {
    value: "yes",
    label: "Keep my answers on this phone or computer for 30 days",
    note: "They stay in this browser, and we store none of them. On a computer that others use, leave this off, and press Clear my answers when you stop.",
  },
];

/** Off until a visitor ticks it; unfinished answers otherwise go after a day. */
export function KeepLong() {
  return <CheckboxCards name={KEEP_LONG} legend="Not finished today?" size="label" choices={CHOICES} />;
}
