import { CheckboxCard } from "~/ui/form";

/** The box that makes this browser store unfinished answers for a month. */
export const KEEP_LONG = "keepLong";

const CHOICE = {
  value: "yes",
  label: "Keep my answers in this browser for 30 days",
  note: "On a shared computer leave this off, and press Clear my answers when you stop.",
};

/** Off until a visitor ticks it; otherwise unfinished answers expire after a day. */
export function KeepLong() {
  return <CheckboxCard name={KEEP_LONG} choice={CHOICE} />;
}
