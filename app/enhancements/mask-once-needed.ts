/** Loads the masks for fields with `data-mask` at the first focus or input: most visits never need them. */
export function maskOnceNeeded(): void {
  listen();
  load({ target: document.activeElement });
}

/** A browser may fill in fields without focusing them. */
const EVENTS = ["focusin", "input"] as const;

function listen(): void {
  for (const name of EVENTS) document.addEventListener(name, load);
}

function load({ target }: Pick<Event, "target">): void {
  if (!(target instanceof Element) || !target.matches("[data-mask]")) return;
  for (const name of EVENTS) document.removeEventListener(name, load);
  // If the request fails, the next field tries again.
  import("./mask-fields").then((module) => module.default(), listen);
}
