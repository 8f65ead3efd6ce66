import type { FormEvent } from "react";
import type { Option } from "./question";

/** Choosing an exclusive box clears the others; choosing any other clears only the exclusive one. */
export function clearExcluded(event: FormEvent<HTMLElement>, options: readonly Option[] = []) {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || !target.checked) return;
  const exclusive = new Set(options.filter(({ isExclusive }) => isExclusive).map(({ value }) => value));
  for (const box of currentTarget.querySelectorAll<HTMLInputElement>("input[type=checkbox]"))
    if (box !== target && (exclusive.has(target.value) || exclusive.has(box.value))) box.checked = false;
}
