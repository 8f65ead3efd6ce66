import type { PageKind } from "~/contract/account/page-kind";

/** The step of the walk-through at which the visitor begins to decide. */
const DECISION = 11;

/** The kind of page at an address, if it has one. */
export function namePageKind(address: string | undefined): PageKind | undefined {
  const [, step] = /\/en\/recommendation-experience\/(\d+)/.exec(address ?? "") ?? [];
  if (step === undefined) return undefined;
  return Number(step) < DECISION ? "recommendation" : "decision";
}

/** The kind of page from which a request came. */
export function readPageKind(request: Request): PageKind | undefined {
  return namePageKind(request.headers.get("Referer") ?? undefined);
}
