/** Rounds rand to cents. Figures are rounded only on the wire. */
export function roundToCents(rand: number): number {
  return roundTo(2, rand);
}

/** Rounds a fraction or a percentage to four decimals. */
export function roundRate(rate: number): number {
  return roundTo(4, rate);
}

/** Writes a fraction as a percentage with four decimals. */
export function roundPercent(share: number): number {
  return roundRate(share * 100);
}

function roundTo(decimals: number, value: number): number {
  const scale = 10 ** decimals;
  // Adding zero turns the -0 of a small negative into 0.
  return Math.round(value * scale) / scale + 0;
}
