/** Loads what sets separators in fields with `data-mask` as soon as somebody is in one of them: most pages never need it. */
export function maskOnceNeeded(): void {
  document.addEventListener("focusin", load);
  load({ target: document.activeElement });
}

function load({ target }: Pick<Event, "target">): void {
  if (!(target instanceof Element) || !target.matches("[data-mask]")) return;
  document.removeEventListener("focusin", load);
  void import("./mask-fields").then((module) => module.default());
}
