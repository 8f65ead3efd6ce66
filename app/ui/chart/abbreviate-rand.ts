import { formatRand } from "~/base/money";

/** Writes an amount for a chart's axis: `R950`, `R25 000`, `R1.5M`, `R2B`, `R1T`. */
export function abbreviateRand(amount: number): string {
  const steps = [
    [1e12, "T"],
    [1e9, "B"],
    [1e6, "M"],
  ] as const;
  for (const [size, letter] of steps) {
    if (Math.abs(amount) >= size) return `R${Number((amount / size).toFixed(1))}${letter}`;
  }
  return formatRand(amount);
}
