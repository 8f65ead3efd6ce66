import type { FormEvent } from "react";

/** Choosing the answer that opens nothing clears what the other one had opened, so that it does not come back with it. */
export function clearOpened(
  { target, currentTarget }: FormEvent<HTMLElement>,
  { name, opens }: { name: string; opens: string },
) {
  if (!(target instanceof HTMLInputElement) || target.name !== name || target.value === opens) return;
  for (const control of currentTarget.querySelectorAll("input")) {
    if (control.name === name) continue;
    if (control.type === "radio") control.checked = false;
    else control.value = "";
  }
}
