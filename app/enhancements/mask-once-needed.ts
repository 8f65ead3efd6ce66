/** Loads what sets separators in fields with `data-mask` as soon as somebody is in one of them: most pages never need it. */
export function maskOnceNeeded(): void {
  listen();
  load({ target: document.activeElement });
}

/** A browser may fill fields in that nobody is in. */
const EVENTS = ["focusin", "input"] as const;

function listen(): void {
  for (const name of EVENTS) document.addEventListener(name, load);
}

function load({ target }: Pick<Event, "target">): void {
  if (!(target instanceof Element) || !target.matches("[data-mask]")) return;
  for (const name of EVENTS) document.removeEventListener(name, load);
  // Where the connection fails, the next field tries again.
  import("./mask-fields").then((module) => module.default(), listen);
}
