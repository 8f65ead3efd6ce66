import type { IsoDate } from "~/base/date";
import type { Basis } from "./basis";

/** The date of the oldest prices of life annuities, of any kind. */
export function oldestPrices({ pricesAsOfByKind }: Pick<Basis, "pricesAsOfByKind">): IsoDate {
  return Object.values(pricesAsOfByKind).reduce((one, other) => (one < other ? one : other));
}
