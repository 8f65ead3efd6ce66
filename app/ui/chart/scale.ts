/** A linear mapping from a range of values to a range of positions in a drawing. */
export type Scale = (value: number) => number;

export function scaleBetween(from: number, to: number, fromPlace: number, toPlace: number): Scale {
  const span = to - from || 1;
  return (value) => fromPlace + ((value - from) / span) * (toPlace - fromPlace);
}

/**
 * Round steps from 0 up to the first at or above the largest value: 1, 2, 2.5 or 5 times a power of ten
 * apart, at most `most` steps above 0. Each step is a gridline.
 */
export function ticksUpTo(largest: number, most = 4): number[] {
  if (!(largest > 0)) return [0, 1];
  const least = largest / most;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 2.5, 5, 10]
    .map((size) => size * power)
    .find((size) => size * most >= largest * (1 - 1e-12));
  const chosen = step ?? 10 * power;
  const count = Math.ceil(largest / chosen - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * chosen).toPrecision(12)));
}

/**
 * Both ends of a range, and the whole steps between them that are at least half a step away from either: 64
 * to 95 by 10 gives 64, 70, 80, 90, 95.
 */
export function ticksBetween(from: number, to: number, step: number): number[] {
  const inside: number[] = [];
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) inside.push(at);
  const kept = inside.filter((at) => at - from >= step / 2 && to - at >= step / 2);
  return [from, ...kept, to];
}

/**
 * Moves labels apart along one direction, keeping their order, so that neighbours are at least `gap` from
 * each other.
 */
export function spreadApart(
  places: readonly number[],
  gap: number,
  limits: { from: number; to: number },
): number[] {
  const order = places.map((_, index) => index).sort((a, b) => places[a]! - places[b]!);
  const spread = [...places];
  let last = -Infinity;
  for (const index of order) {
    last = Math.max(places[index]!, last + gap, limits.from);
    spread[index] = last;
  }
  let next = limits.to;
  for (const index of order.reverse()) {
    spread[index] = Math.min(spread[index]!, next);
    next = spread[index]! - gap;
  }
  return spread;
}
