/** Laws that a test tries on any people and amounts. */

/** Fails with the names of the laws that do not hold. */
export function holds(laws: Record<string, boolean>): void {
  const broken = Object.keys(laws).filter((law) => !laws[law]);
  if (broken.length > 0) throw new Error(`does not hold: ${broken.join(", ")}`);
}

/** Tolerance for rounding: a ten-thousandth of a cent. */
const ROUNDING = 1e-9;
export const atMost = (smaller: number, larger: number) => smaller <= larger * (1 + ROUNDING) + 1e-6;
